// The log as a list: what was taken back, and what belongs together.
import type { LogEntry } from "$lib/api/types";

/** The numbers that the game rests on no more: what was taken back, as the last undo says. */
export function undone(entries: readonly Pick<LogEntry, "undone">[]): Set<number> {
  return new Set(entries.findLast((entry) => entry.undone)?.undone);
}

/** What the entries come to: the number of each moment that still counts, the set-up first. */
export function standing(entries: readonly LogEntry[]): number[] {
  const gone = undone(entries);
  return [0, ...entries.map((entry) => entry.number).filter((number) => !gone.has(number))];
}

export interface Turn {
  /** The first entry's number. */
  first: number;
  /** Whose turn it is; null where several decide at once. */
  seat: number | null;
  entries: LogEntry[];
}
export interface Round {
  round: number | null;
  turns: Turn[];
}

/** The log by rounds and turns, in order. */
export function grouped(entries: readonly LogEntry[]): Round[] {
  const rounds: Round[] = [];
  for (const entry of entries) {
    let round = rounds.at(-1);
    if (!round || round.round !== entry.round) rounds.push((round = { round: entry.round, turns: [] }));
    let turn = round.turns.at(-1);
    // A turn that all agreed to go back to goes on further down: its number comes twice, its first entry does not.
    if (turn?.entries[0]?.turn !== entry.turn) turn = undefined;
    if (!turn) round.turns.push((turn = { first: entry.number, seat: entry.seat, entries: [] }));
    if (turn.seat !== entry.seat) turn.seat = null;
    turn.entries.push(entry);
  }
  return rounds;
}
