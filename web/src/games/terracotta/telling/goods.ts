// What is gained and paid, in words: "+8 VP, -3 wet clay".
import type { LedgerLine } from "$lib/api/types";
import { signed } from "$lib/table/understanding/signed";
import { t } from "$lib/words/words.svelte";
import { listed } from "../names";

const KINDS = ["vp", "coins", "wet clay", "dry clay"] as const;

const isOne = (what: string): boolean => (KINDS as readonly string[]).includes(what);
const inWords = (what: string, amount: number): string =>
  t("terracotta-goods", { what: what.replace(" ", "-"), amount: signed(amount), count: Math.abs(amount) });

export const goods = { isOne, inWords };

/** What a seat gains and pays by these lines, added up; empty if nothing. */
export function gained(lines: readonly LedgerLine[], seat: number): string {
  const sums = KINDS.map((what) => {
    const mine = lines.filter((line) => line.seat === seat && line.what === what);
    return { what, sum: mine.reduce((sum, line) => sum + line.amount, 0) };
  });
  return listed(
    sums.filter(({ sum }) => sum !== 0).map(({ what, sum }) => inWords(what, sum)),
    "unit",
  );
}
