// Who left a bot in their place and who came back, as lines of the log: they are no entries of the game.
import type { SeatAbsence } from "$lib/api/types";

export interface Leaving {
  /** A message of the catalogue. */
  id: string;
  seat: number;
  bot: string;
}

/** What is told after so many entries. Who resigns after having handed the seat over has not come back in between. */
export function leavings(absences: readonly SeatAbsence[], number: number): Leaving[] {
  const returned = ({ seat, ended_at: at }: SeatAbsence): boolean =>
    at !== null && !absences.some((other) => other.seat === seat && other.at === at);
  return [
    ...absences.filter((one) => one.ended_number === number && returned(one)).map((one) => line("table-log-back", one)),
    ...absences
      .filter((one) => one.number === number)
      .map((one) => line(`table-log-${one.for_good && one.cause === "time" ? "out" : one.cause}`, one)),
  ];
}

const line = (id: string, { seat, bot }: SeatAbsence): Leaving => ({ id, seat, bot });
