import { expect, test } from "vitest";
import type { LogEntry, SinceLastTurn } from "$lib/api/types";
import { newsOf } from "./news";

const entry = (number: number, seat: number, text: string | null, watched = false): LogEntry =>
  ({ number, seat, text, watched, lines: [{ text: { id: "told" } }] }) as unknown as LogEntry;
const since = (after: number, entries: LogEntry[]): SinceLastTurn => ({ after, entries, more: false, number: 9 });
const numbers = (entries: LogEntry[]) => entries.map(({ number }) => number);

test("a year that one's own plan set off is news", () => {
  const own = entry(6, 0, "plan AAAAAA", true);
  expect(numbers(newsOf(since(6, [entry(7, 1, null)]), [entry(5, 1, null), own], 0))).toEqual([6]);
});

test("a decision of one's own that set nothing off is none", () => {
  expect(numbers(newsOf(since(6, [entry(7, 1, "build b2")]), [entry(6, 0, "place 5")], 0))).toEqual([7]);
});

test("that others have decided in secret is none, what came of it is", () => {
  expect(numbers(newsOf(since(2, [entry(3, 1, null), entry(4, 2, null, true)]), [], 0))).toEqual([4]);
});
