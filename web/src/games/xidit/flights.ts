// What flies over the table of Lords of Xidit and what is heard, by the lines of the ledger.
import type { LedgerEntry } from "$lib/api/types";
import type { Flight } from "$lib/table/session/flying";
import type { Sound } from "$lib/table/session/sound";
import { unitOf, type View } from "./kingdom";

const REWARDS: Readonly<Record<string, string>> = { gold: "xidit-gold", bard: "xidit-bards", floor: "xidit-floors" };
const SMALL = "-11 -11 22 22";
const UNIT = "-14 -30 30 32";

export const sounds: Readonly<Record<string, Sound>> = {
  floor: "build",
  gold: "coin",
  plan: "reveal",
  shown: "reveal",
  out: "elimination",
};

/** Between a player and the city where they stand, or that the line names; bards go from there into their region. */
export function flights(line: LedgerEntry, colour: string, view: View): Flight | null {
  const { what, amount, where, source } = line;
  const player = `player ${colour}`;
  const city = `city ${where || (view.players[colour]?.city ?? "")}`;
  const [from, to] = amount < 0 ? [player, city] : [city, player];
  if (line.seat < 0) return null;
  if (what === "unit") return { picture: `xidit-unit-${unitOf(source)}`, box: UNIT, from, to, amount };
  const picture = REWARDS[what];
  if (!picture) return null;
  if (what === "gold") return { picture, box: SMALL, from, to, amount };
  return { picture, box: SMALL, from: player, to: what === "bard" ? `region ${where}` : city, amount };
}
