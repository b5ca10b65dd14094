// X4.8, X6.2: bards go bard by bard into regions that touch the city, or all that are left at once.
import type { Option, Stage } from "$lib/table/face";
import { t } from "$lib/words/words.svelte";
import { each, regionName } from "../words";
import { colourOf, type Table } from "./stages";

/** `bards centre 2 snow 1`: how many go where. */
export function countsIn(words: string): Map<string, number> {
  const [, ...parts] = words.split(" ");
  const counts = new Map<string, number>();
  for (let place = 0; place + 1 < parts.length; place += 2) counts.set(parts[place]!, Number(parts[place + 1]));
  return counts;
}

/** The words for so many bards, in the edition's order. */
export function bardsWords(order: readonly string[], counts: ReadonlyMap<string, number>): string {
  const parts = order.filter((name) => counts.get(name)).flatMap((name) => [name, String(counts.get(name))]);
  return ["bards", ...parts].join(" ");
}

const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

export function bardsStage(table: Table, legal: string[], words: string): Stage {
  const { view, printed } = table;
  const order = printed.regions.map(({ name }) => name);
  const due = total(countsIn(legal[0] ?? ""));
  const placed = countsIn(words);
  const left = due - total(placed);
  const touching = order.filter((name) => legal.some((text) => countsIn(text).has(name)));

  const option = (name: string, count: number): Option => {
    const counts = new Map(placed).set(name, (placed.get(name) ?? 0) + count);
    const done = total(counts) === due;
    const said = { region: regionName(name), count };
    const label = count > 1 ? t("xidit-choose-bards-all", said) : t("xidit-choose-bard", said);
    return { words: bardsWords(order, counts), label, spot: count === 1 || left === count ? `region ${name}` : "", done };
  };
  const options = touching.map((name) => option(name, 1));
  if (left > 1) options.push(...touching.map((name) => ({ ...option(name, left), spot: "" })));
  const city = view.players[colourOf(table) ?? ""]?.city ?? 0;
  const soFar = each([...placed].map(([name, count]) => t("xidit-bards-placed", { region: regionName(name), count })));
  const prompt = placed.size
    ? t("xidit-ask-bards-more", { left, due, city, placed: soFar })
    : t("xidit-ask-bards", { due, city });
  const rules = view.pending?.step === "bards" ? ["X4.8", "X8.2", "X1.8"] : ["X6.2", "X6.3", "X8.2"];
  const at = (spot: string) => (spot.startsWith("region ") ? `bards ${spot.slice(7)} ${due}` : null);
  return { prompt, options, words: words || "bards", rules, at };
}
