// A plan in words: `plan RAK...`, six letters, a dot for each order that is still to be set.
import { ORDERS_A_YEAR, UNSET } from "../kingdom";

export const planWords = (letters: string): string => `plan ${letters.padEnd(ORDERS_A_YEAR, UNSET)}`;

/** The letters of a plan that is being said; null for words that are no plan. */
export function planIn(words: string): string | null {
  const found = /^plan ([KRBAW.]{6})$/.exec(words);
  return found?.[1] ?? null;
}
