// The pieces and words of Terracotta Army, as the notation writes them.
import type { TerracottaPlayer, TerracottaPrinted, TerracottaView } from "$lib/api/types";
import type { TableView as ShownOf } from "$lib/table/drawing";

export type View = TerracottaView;
export type Printed = TerracottaPrinted;
export type Goods = TerracottaPlayer;
export type TableView = ShownOf<View, Printed>;

export const WARRIORS = ["officer", "guard", "crossbowman", "soldier"] as const;
export const SPECIALISTS = ["horse", "footman", "archer", "musician"] as const;
export const WEAPONS = ["sword", "halberd", "crossbow", "spear"] as const;
export const WORKERS = ["craftsman", "artisan"] as const;
export const MASTERS = ["builder", "administrator", "inspector", "claymaker", "overseer", "smith"] as const;
export const RINGS = ["inner", "middle", "outer"] as const;
export const WAYS = ["up", "down", "left", "right"] as const;

export type Warrior = (typeof WARRIORS)[number];
export type Specialist = (typeof SPECIALISTS)[number];
export type Weapon = (typeof WEAPONS)[number];
export type Worker = (typeof WORKERS)[number];
export type Master = (typeof MASTERS)[number];
export type RingName = (typeof RINGS)[number];
export type Way = (typeof WAYS)[number];

/** Whether a word is one of a list of the notation's words. */
export function isOne<Word extends string>(words: readonly Word[], word: string | undefined): word is Word {
  return (words as readonly string[]).includes(word ?? "");
}
