// What flies over the table of Terracotta Army and what is heard, by the lines of the ledger.
import type { Entry } from "$lib/api/types";
import type { Flight } from "$lib/table/replay/flying";
import type { Sound } from "$lib/table/session/sound";
import { WEAPONS } from "./pieces";

const BOX = "0 0 100 100";
const GOODS: Readonly<Record<string, string>> = { coins: "tc-coin", "wet clay": "tc-wet", "dry clay": "tc-dry" };
/** Where VP come from: the line says row, column or space. */
const PLACES: readonly [RegExp, string][] = [
  [/^\d+$/, "row"],
  [/^[a-z]$/, "column"],
  [/^[a-z]\d+$/, "space"],
];

export const sounds: Readonly<Record<string, Sound>> = { statue: "build", coins: "coin" };

export function flights({ what, amount, where, seat }: Entry, colour: string): Flight | null {
  if (seat < 0) return null;
  const player = `player ${colour}`;
  const home = { box: BOX, from: amount < 0 ? player : "wheel", to: amount < 0 ? "wheel" : player };
  const goods = GOODS[what];
  if (goods) return { ...home, picture: goods, amount };
  if (what === "weapon ready") return { box: BOX, from: "wheel", to: player, picture: `tc-${WEAPONS[amount] ?? ""}`, amount: 0 };
  if (what === "priority") return { box: BOX, from: "wheel", to: player, picture: "tc-priority", amount: 0 };
  const place = PLACES.find(([looksSo]) => looksSo.test(where))?.[1];
  if (what === "vp" && place) return { box: BOX, from: `${place} ${where}`, to: player, picture: "", amount };
  return null;
}
