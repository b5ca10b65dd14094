// What flies over the table of Terracotta Army and what is heard, by the lines of the ledger.
import type { LedgerEntry } from "$lib/api/types";
import type { Flight } from "$lib/table/session/flying";
import type { Sound } from "$lib/table/session/sound";
import { isOne, RINGS, type View, WARRIORS, WEAPONS } from "./pieces";

const BOX = "0 0 100 100";
const FIGURE = "0 0 100 120";
const HORSE = "0 0 300 120";
const GOODS: Readonly<Record<string, string>> = { coins: "tc-coin", "wet clay": "tc-wet", "dry clay": "tc-dry" };
/** Clay that dries or is wetted stays with its owner. */
const DRIES = ["T4.4", "T9.2"];
/** Where VP come from: the line says row, column or space, or names a tile. */
const PLACES: readonly [RegExp, string][] = [
  [/^\d+$/, "row"],
  [/^[a-z]$/, "column"],
  [/^[a-z]\d+$/, "space"],
];

export const sounds: Readonly<Record<string, Sound>> = { statue: "build", coins: "coin" };

/** Statues by their number in the ledger, and where they are taken from. */
const STATUES: readonly [number, string, string][] = [
  ...WARRIORS.map((kind, index): [number, string, string] => [index + 1, kind, `rack ${kind}`]),
  [5, "footman", "specialist footman"],
  [6, "musician", "specialist musician"],
  ...[7, 8, 9, 10].map((number): [number, string, string] => [number, "archer-right", "specialist archer"]),
];

/** The stone of the wheel whose action was asked about, or the warrior whose weapon; the wheel as a whole between turns. */
function origin(rule: string, { pending }: View): string {
  if (!/^T[4-7]\./.test(rule) || !pending?.segment) return "wheel";
  if (pending.step === "weapon") return `space ${pending.built}`;
  return `${isOne(RINGS, pending.step) ? pending.step : "middle"} ${pending.segment}`;
}

export function flights(
  { rule, what, amount, where, seat }: LedgerEntry,
  colour: string,
  view: View,
  before: View,
): Flight | null {
  if (seat < 0) return null;
  const player = `player ${colour}`;
  const place = origin(rule, before);
  const goods = GOODS[what];
  if (goods && DRIES.includes(rule)) return amount > 0 ? { box: BOX, from: player, to: player, picture: goods, amount } : null;
  if (goods) return { box: BOX, from: amount < 0 ? player : place, to: amount < 0 ? place : player, picture: goods, amount };
  if (what === "weapon ready") return { box: BOX, from: place, to: player, picture: `tc-${WEAPONS[amount] ?? ""}`, amount: 0 };
  if (what === "priority") return { box: BOX, from: place, to: player, picture: "tc-priority", amount: 0 };
  if (what === "statue") {
    const [, kind, from] = STATUES.find(([number]) => number === amount) ?? [];
    if (kind && from) return { box: FIGURE, from, to: `space ${where}`, picture: `tc-${kind}`, amount: 0 };
    return { box: HORSE, from: "specialist horse", to: `space ${where}`, picture: "tc-horse-right", amount: 0 };
  }
  if (what !== "vp") return null;
  const kind = PLACES.find(([looksSo]) => looksSo.test(where))?.[1];
  const from = kind ? `${kind} ${where}` : `tile ${view.tiles.indexOf(where) + 1}`;
  return { box: BOX, from, to: player, picture: "", amount };
}
