// Which decisions of a table played themselves, since there was only one: kept, so that the log can say so later.
import { keep, kept } from "./kept";

export function forcedAt(table: string): Set<number> {
  const numbers: unknown = JSON.parse(kept("forced", table) ?? "[]");
  return new Set(Array.isArray(numbers) ? numbers.filter((number) => typeof number === "number") : []);
}

export function keepForced(table: string, numbers: ReadonlySet<number>): void {
  keep("forced", table, JSON.stringify([...numbers]));
}
