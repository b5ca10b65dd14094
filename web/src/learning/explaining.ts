// What is explained of a game while one plays: the rules behind what just happened, until one has seen each a few times.
import type { LogEntry } from "$lib/api/types";
import type { Line } from "$lib/table/drawing";

/** So often a rule is explained before it counts as known. */
export const ENOUGH = 3;
/** Of what people did, so much is explained at once, the latest; of what came by itself, as a scoring, all. */
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

/** What of them is to be explained, each rule once; `told` says an entry in lines. */
export function toExplain(
  entries: readonly LogEntry[],
  told: (entry: LogEntry) => Line[],
  seen: Seen,
  always: boolean,
): Explained[] {
  const found = new Map<string, Explained & { deed: boolean }>();
  for (const entry of entries)
    for (const { text, rules, seat } of told(entry)) {
      const rule = rules.find((one) => !found.has(one) && (always || (seen[one] ?? 0) < ENOUGH));
      if (rule !== undefined) found.set(rule, { number: entry.number, text, rule, deed: seat !== null });
    }
  const deeds = new Set([...found.values()].filter(({ deed }) => deed).slice(-MOST));
  return [...found.values()]
    .filter((one) => !one.deed || deeds.has(one))
    .map(({ number, text, rule }) => ({ number, text, rule }));
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
