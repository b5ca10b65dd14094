// The log as a list: what was taken back, and what belongs together.
import type { LogEntry, LoggedEntry } from "$lib/api/types";

/** The numbers of decisions that were taken back: entries are only ever added, so the list itself says it. */
export function undone(entries: readonly Pick<LogEntry, "number" | "kind" | "text">[]): Set<number> {
  const before = new Map<number, number>(); // of each standing decision, the one before it
  const last = new Map<number, number>(); // after each entry, the last decision that stands
  let stands = 0;
  for (const entry of entries) {
    if (entry.kind === "decide") {
      before.set(entry.number, stands);
      stands = entry.number;
    } else stands = last.get(Number(entry.text)) ?? 0;
    last.set(entry.number, stands);
  }
  const gone = new Set(before.keys());
  for (let number = stands; gone.delete(number);) number = before.get(number) ?? 0;
  return gone;
}

/** What the entries come to: the number of each moment that still counts, the set-up first. */
export function standing(entries: readonly LogEntry[]): number[] {
  const gone = undone(entries);
  return [0, ...entries.filter((entry) => entry.kind === "decide" && !gone.has(entry.number)).map((entry) => entry.number)];
}

/** The own decisions at the end of the game so far, latest last: what "start the turn again" takes back. */
export function ownRun(entries: readonly LogEntry[], seat: number | null): number[] {
  const gone = undone(entries);
  const model = entries.filter((entry) => entry.kind === "decide" && !gone.has(entry.number));
  const run: number[] = [];
  for (const entry of model.reverse()) {
    if (entry.seat !== seat) break;
    run.unshift(entry.number);
  }
  return run;
}

/** An entry that just came, where one decides at a time, as the log has it: with its round and the first number of its turn. */
export function logged(entry: LogEntry, known: readonly LoggedEntry[], round: number | null): LoggedEntry {
  const last = known.at(-1);
  return { ...entry, round, turn: last?.seat === entry.seat ? last.turn : entry.number };
}

export interface Turn {
  /** The first entry's number. */
  first: number;
  /** Whose turn it is; null where several decide at once. */
  seat: number | null;
  entries: LoggedEntry[];
}
export interface Round {
  round: number | null;
  turns: Turn[];
}

/** The log by rounds and turns, in order. */
export function grouped(entries: readonly LoggedEntry[]): Round[] {
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
