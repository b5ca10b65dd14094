// What is explained of a game while one plays: the rules behind what just happened, until one has seen each a few times.
import type { LogEntry } from "$lib/api/types";
import type { FormattedLine } from "$lib/table/drawing";

/** So often a rule is explained before it counts as known. */
export const ENOUGH = 3;
/** Of what people did, so much is explained at once, the viewer's own first, and the latest; of what came by itself, as a scoring, all. */
const MOST = 4;

export interface Explained {
  number: number;
  text: string;
  rule: string;
}

export type Seen = Readonly<Record<string, number>>;

/** The entries that are news: the viewer's own latest decision, and what came after it. */
export function latest(entries: readonly LogEntry[], mine: readonly number[]): LogEntry[] {
  const own = entries.findLastIndex(({ kind, seat }) => kind === "decide" && seat !== null && mine.includes(seat));
  return entries.slice(Math.max(0, own));
}

/** What of them is to be explained, each rule once, by a deed of the viewer's own if there is one; `told` says an entry in lines. */
export function toExplain(
  entries: readonly LogEntry[],
  told: (entry: LogEntry) => FormattedLine[],
  mine: readonly number[],
  seen: Seen,
  always: boolean,
): Explained[] {
  const lines = entries.flatMap((entry) => told(entry).map((line) => ({ ...line, number: entry.number })));
  const own = lines.filter(({ seat }) => seat !== null && mine.includes(seat));
  const found = new Map<(typeof lines)[number], string>();
  const taken = new Set<string>();
  for (const line of [...own, ...lines.filter((one) => !own.includes(one))]) {
    const rule = line.rules.find((one) => !taken.has(one) && (always || (seen[one] ?? 0) < ENOUGH));
    if (rule !== undefined) found.set(line, rule);
    if (rule !== undefined) taken.add(rule);
  }
  const deeds = [...found.keys()].filter(({ seat }) => seat !== null);
  const others = deeds.filter((line) => !own.includes(line));
  const room = Math.max(0, MOST - (deeds.length - others.length));
  const left = new Set(others.slice(0, Math.max(0, others.length - room)));
  return lines.flatMap((line) => {
    const rule = found.get(line);
    return rule === undefined || left.has(line) ? [] : [{ number: line.number, text: line.text, rule }];
  });
}

const KEY = "claycrown-explained";

export function seenRules(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, times]) => typeof times === "number")) as Seen;
  } catch {
    return {}; // a browser may forbid it, or somebody else wrote there: then nothing has been seen
  }
}

/** These have been explained once more. */
export function keepSeen(rules: readonly string[]): void {
  const seen = { ...seenRules() };
  for (const rule of rules) seen[rule] = (seen[rule] ?? 0) + 1;
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // As above.
  }
}
