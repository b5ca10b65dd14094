// What this browser remembers of puzzles: which were solved here, and a guest's days. A browser may forbid it: then it lasts as long
// as the page.
import type { Streak } from "$lib/api/types";

const KEY = "claycrown-puzzles";
const DAY = 24 * 3600 * 1000;

export interface Kept {
  /** Puzzles solved here, by their ids. */
  solved: string[];
  /** By game and date: whether the puzzle of that day was solved before its solution was asked for. */
  days: Record<string, Record<string, boolean>>;
}

export function read(text: string | null): Kept {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Kept> | null;
    return { solved: Array.isArray(found?.solved) ? found.solved : [], days: found?.days ?? {} };
  } catch {
    return { solved: [], days: {} };
  }
}

/** Days in a row that end with one: as the server counts those of accounts. */
function lengthTo(solved: ReadonlySet<string>, last: number): number {
  let length = 0;
  while (solved.has(dated(last - length * DAY))) length++;
  return length;
}

const dated = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** How it stands on a day; whoever has not come yet today has not lost it. */
export function streakOf(days: Readonly<Record<string, boolean>>, today: string): Streak {
  const solved = new Set(Object.keys(days).filter((day) => days[day]));
  const now = Date.parse(today);
  const runs = [...solved].map((day) => lengthTo(solved, Date.parse(day)));
  const done = days[today];
  return {
    days: lengthTo(solved, done === undefined ? now - DAY : now),
    longest: Math.max(0, ...runs),
    today: done === undefined ? "open" : done ? "solved" : "given up",
  };
}

class Remembered {
  #kept = $state.raw<Kept>(stored());

  get solved(): ReadonlySet<string> {
    return new Set(this.#kept.solved);
  }

  streak(game: string, today: string): Streak {
    return streakOf(this.#kept.days[game] ?? {}, today);
  }

  solve(id: string): void {
    if (!this.solved.has(id)) this.#keep({ ...this.#kept, solved: [...this.#kept.solved, id] });
  }

  /** The puzzle of a day is done with; what comes first counts. */
  done(game: string, day: string, solved: boolean): void {
    const days = this.#kept.days[game] ?? {};
    if (!(day in days)) this.#keep({ ...this.#kept, days: { ...this.#kept.days, [game]: { ...days, [day]: solved } } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // As above.
    }
  }
}

function stored(): Kept {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return read(null);
  }
}

export const remembered = new Remembered();
