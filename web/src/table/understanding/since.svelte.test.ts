import { type ComponentProps, flushSync, mount, unmount, untrack } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, SinceLastTurn } from "$lib/api/types";
import type { TableModel } from "$lib/table/session/tableModel.svelte";
import { speak } from "$lib/words/words.svelte";
import Since from "./Since.svelte";

const entry = (number: number, seat: number, text: string, more: Partial<LogEntry> = {}): LogEntry =>
  ({ number, seat, text, kind: "decide", watched: false, undone: null, lines: [{ text }], ...more }) as unknown as LogEntry;

/** A table as far as the news needs it. */
class Table {
  id = "t1";
  journal = $state<{ entries: LogEntry[] }>({ entries: [] });
  pointed = [];
  told = ({ lines }: LogEntry) => lines.map(({ text }) => ({ text, rules: [], targets: [] }));
  nameOf = String;
  plays = () => false;
}

let answers: Record<number, SinceLastTurn>;
let waiting: (() => void)[];
let shown: Record<string, unknown>;
let table: Table;
/** It is seat 0's turn. */
const props = $state<ComponentProps<typeof Since>>({
  model: null as unknown as TableModel,
  seat: 0,
  number: 0,
  watch: () => undefined,
  told: [],
});

const lines = () => [...document.querySelectorAll("li")].map((line) => line.textContent.trim());
const since = (after: number, entries: LogEntry[]): SinceLastTurn => ({ after, entries, more: false, number: 0 });

/** The game goes on to a number, and the server's answers come. */
async function at(number: number, ...told: LogEntry[]): Promise<void> {
  table.journal.entries = [...table.journal.entries, ...told];
  props.number = number;
  await settled();
}
async function settled(): Promise<void> {
  flushSync();
  await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
  for (const answer of waiting.splice(0)) answer();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

beforeEach(async () => {
  await speak("en");
  answers = { 0: since(0, []) };
  waiting = [];
  table = new Table();
  vi.stubGlobal("fetch", () => {
    const answer = new Response(JSON.stringify(answers[untrack(() => props.number ?? 0)]));
    return new Promise((resolve) => waiting.push(() => resolve(answer)));
  });
  props.model = table as unknown as TableModel;
  props.number = 0;
  shown = mount(Since, { target: document.body, props });
  await settled();
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

test("where one's own decision leads straight to one's next turn, the news is that turn's", async () => {
  answers[2] = since(1, [entry(2, 1, "Ben builds")]);
  await at(2);
  expect(lines()).toEqual(["Ben builds"]);
  const own = entry(3, 0, "The second year", { watched: true });
  answers[3] = since(3, []);
  await at(3, own);
  expect(lines()).toEqual(["The second year"]);
});

test("what was put away stays away until the next turn", async () => {
  answers[2] = answers[3] = since(1, [entry(2, 1, "Ben builds")]);
  await at(2);
  document.querySelector("button")!.click();
  await at(3, entry(3, 0, "first half of a turn"));
  expect(lines()).toEqual([]);
  answers[5] = since(4, [entry(5, 1, "Ben builds again")]);
  await at(5, entry(4, 0, "second half"), entry(5, 1, "Ben builds again"));
  expect(lines()).toEqual(["Ben builds again"]);
});

test("an answer that comes late, about an earlier turn, is not shown", async () => {
  answers[2] = since(1, [entry(2, 1, "Ben builds")]);
  answers[4] = since(3, [entry(4, 1, "Ben rests")]);
  props.number = 2;
  flushSync();
  props.number = 4;
  flushSync();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting.reverse();
  await settled();
  expect(lines()).toEqual(["Ben rests"]);
});

test("what was taken back is no news, and what was then decided is told once", async () => {
  const again = entry(4, 1, "Ben builds");
  answers[4] = since(1, [entry(2, 1, "Ben builds"), entry(3, 1, "1", { kind: "undo", lines: [], undone: [2, 3] }), again]);
  await at(4);
  expect(lines()).toEqual(["Ben builds"]);
});
