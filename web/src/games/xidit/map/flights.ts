// What flies over the map in a scene, read from its ledger.
import type { Scene } from "$lib/api/types";
import type { View } from "../kingdom";

export interface Flight {
  /** The picture: `unit`, `gold`, `bards`, `floors`. */
  what: "unit" | "gold" | "bards" | "floors";
  source: string;
  amount: number;
  /** A city or a region. */
  from: string;
  to: string;
}

const PICTURES: Record<string, Flight["what"]> = { unit: "unit", gold: "gold", bard: "bards", floor: "floors" };

/** Gains and losses of players; where a line names no place, the place of the scene's order, or of who acts. */
export function flightsOf({ ledger }: Pick<Scene, "ledger">, { players, seats }: Pick<View, "players" | "seats">): Flight[] {
  return ledger.flatMap(({ what, seat, amount, source, where }) => {
    const picture = PICTURES[what];
    if (!picture || seat < 0) return [];
    const home = String(players[seats[seat] ?? ""]?.city ?? "");
    const bards = picture === "bards";
    return [{ what: picture, source, amount, from: bards ? home : where || home, to: bards ? where : where || home }];
  });
}
