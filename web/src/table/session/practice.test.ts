import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, PracticeState } from "$lib/api/types";
import { speak } from "$lib/words/words.svelte";
import type { Game } from "./game.svelte";
import { type PracticeDecision, type PracticeOptions, practise } from "./practice";

vi.mock("./drawings", () => ({ drawingOf: () => Promise.resolve({ game: "words" }), printedOf: () => Promise.resolve({}) }));

const said = (text: string) => ({ id: "general-plain", values: { text } });
const entry = (number: number, seat: number, text: string) =>
  ({
    number,
    kind: "decide",
    seat,
    text,
    at: 0,
    ledger: [],
    lines: [],
    round: 1,
    turn: 1,
    watched: false,
    by: "person",
  }) as LogEntry;

interface Body {
  decisions: PracticeDecision[];
  after: number;
}

/** The server's end: red answers every decision of blue. */
function stand({ decisions, after }: Body): PracticeState {
  const made = [...decisions];
  if (made.at(-1)?.[0] === "blue") made.push(["red", "answer"]);
  const own = made.flatMap(([colour], number) => (colour === "blue" ? [number] : []));
  const update = {
    type: "update",
    table: "",
    number: made.length,
    more: false,
    entries: made.map(([colour, text], place) => entry(place + 1, colour === "blue" ? 0 : 1, text)).slice(after),
    seat: 0,
    view: { made: made.length },
    deciders: [0],
    actions: [],
    question: { prompt: said("Choose."), choices: ["one", "two"].map((words) => ({ words, label: said(words), target: words })) },
    progress: said("now"),
    round: 1,
    undo: own.at(-1) ?? null,
    turn_start: own.length > 1 ? 0 : null,
    result: null,
  } as unknown as PracticeState["update"];
  return { update, decisions: made, seats: ["blue", "red"], answers: true, edition: "standard", previews: null };
}

let sent: Body[] = [];
const soon = () => vi.advanceTimersByTimeAsync(20);

beforeEach(async () => {
  vi.useFakeTimers();
  await speak("en");
  sent = [];
  vi.stubGlobal("fetch", async (request: Request | string) => {
    if (typeof request === "string" || !request.url.endsWith("/api/practice")) return Response.json({ previews: [], number: 0 });
    const body = (await request.json()) as Body;
    sent.push(body);
    return Response.json(stand(body));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sitDown(more: Partial<PracticeOptions> = {}): Promise<Game> {
  const start = { from: "position", position: {} } as const;
  const game = practise("p", { game: "words", start, nameOf: (colour) => colour, ...more });
  await soon();
  return game;
}

test("a decision is tried, and what others answer is kept with it", async () => {
  const game = await sitDown();
  game.decide("one");
  await soon();
  expect(game.state.update?.number).toBe(2);
  expect(game.journal.entries.map(({ text }) => text)).toEqual(["one", "answer"]);
  game.decide("two");
  await soon();
  expect(sent.at(-1)).toMatchObject({
    after: 2,
    decisions: [
      ["blue", "one"],
      ["red", "answer"],
      ["blue", "two"],
    ],
  });
  expect(game.journal.entries).toHaveLength(4);
  expect(game.pending).toBeNull();
});

test("a position that could not be had comes as soon as the server is back", async () => {
  const server = fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const game = await sitDown();
  expect([game.state.connection, game.state.update]).toEqual(["lost", null]);
  vi.stubGlobal("fetch", server);
  await vi.advanceTimersByTimeAsync(5000);
  expect(game.state.connection).toBe("open");
  expect(game.state.update?.number).toBe(0);
});

test("what is taken back never was: one's own last decision, or all", async () => {
  const game = await sitDown();
  for (const words of ["one", "two", "one"]) {
    game.decide(words);
    await soon();
  }
  game.undo();
  await soon();
  expect(game.journal.entries.map(({ text }) => text)).toEqual(["one", "answer", "two", "answer"]);
  expect(game.turn.busy).toBe(false);
  game.turn.startAgain();
  await soon();
  expect(game.journal.entries).toEqual([]);
  expect([game.state.update?.number, game.turn.canUndo]).toEqual([0, false]);
});

test("a decision that was not asked for is not tried", async () => {
  const game = await sitDown({ allows: (decision) => decision === "two" });
  game.decide("one");
  await soon();
  expect([game.state.update?.number, game.turn.busy]).toEqual([0, false]);
  game.decide("two");
  await soon();
  expect(game.state.update?.number).toBe(2);
});
