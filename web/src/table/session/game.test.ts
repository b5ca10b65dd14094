import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry, Update } from "$lib/api/types";
import { toasts } from "$lib/parts/toasts.svelte";
import { settings } from "$lib/state/settings.svelte";
import type { TableDrawing } from "$lib/table/drawing";
import { speak } from "$lib/words/words.svelte";
import { Game } from "./game.svelte";

/** A game of one word at a time. */
const DRAWING: Omit<TableDrawing, "Table"> = { game: "words" };
const said = (text: string) => ({ id: "general-plain", values: { text } });

vi.mock("./drawings", () => ({ drawingOf: () => Promise.resolve(DRAWING), printedOf: () => Promise.resolve({}) }));

interface Message {
  type: string;
  ref: string;
  [field: string]: unknown;
}

/** The server's end of the table. */
class Server {
  static readonly CONNECTING = 0;
  static now: Server;
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  heard: Message[] = [];
  constructor() {
    Server.now = this;
  }
  send(data: string): void {
    const message = JSON.parse(data) as Message;
    this.heard.push(message);
    if (message.type !== "preview") return;
    const previews = (message["decisions"] as string[]).map((decision) => ({
      decision,
      ledger: [],
      round_gain: null,
      final_gain: null,
      reveals: decision === "reveal",
      view: null,
      follows: [],
      gain: null,
      ends_turn: false,
    }));
    this.tell({ type: "previews", number: message["answers"], previews, ref: message.ref });
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  answer(type: string, answer: object): void {
    const asked = this.heard.filter((message) => message.type === type).at(-1);
    this.tell({ ...answer, ref: asked?.ref });
  }
  decisions(): unknown[] {
    return this.heard.filter(({ type }) => type === "decide").map(({ decision, answers }) => [decision, answers]);
  }
}

const seat = (number: number, colour: string) => ({
  seat: number,
  colour,
  person: { id: `p${number}`, name: colour, guest: true },
  bot: null,
  kept_for: null,
  keeper: null,
  player: null,
});
const TABLE = {
  id: "t1",
  name: "",
  game: "words",
  edition: "standard",
  status: "running",
  seats: [seat(0, "yellow"), seat(1, "green")],
  your_seat: 0,
  your_seats: [0],
  clocks: [],
  proposals: [],
  absences: [] as object[],
};
const update = (number: number, names: string[], more: Partial<Update> = {}): object => ({
  type: "update",
  table: "t1",
  number,
  more: false,
  entries: [],
  seat: 0,
  view: { round: 1 },
  deciders: names.length ? [0] : [1],
  actions: names.map((name) => ({ name, choices: [[]] })),
  question: {
    prompt: said("Choose."),
    choices: names.map((name) => ({ words: name, label: said(name), target: `space ${name}` })),
  },
  progress: said("Round 1"),
  undo: null,
  result: null,
  ...more,
});
const entry = (number: number): LogEntry => ({
  number,
  kind: "decide",
  seat: 0,
  text: "take",
  at: 0,
  ledger: [],
  lines: [],
  round: 1,
  turn: 1,
  watched: false,
  by: "person",
});
const soon = () => vi.advanceTimersByTimeAsync(60);

let game: Game;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Server);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ entries: [], next: null, number: 0 }))));
  game = new Game("t1");
  Server.now.onopen?.();
  Server.now.tell({ type: "table", table: TABLE });
  Server.now.tell(update(4, ["take", "reveal"]));
  await soon();
});
afterEach(() => {
  game.leave();
  settings.set("confirm", "needed");
  settings.set("playForced", false);
  toasts.list = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("one click decides; it counts as done only when the server shows it", async () => {
  game.touch("space take");
  await soon();
  expect(Server.now.decisions()).toEqual([["take", 4]]);
  expect([game.pending?.words, game.lit.size]).toEqual(["take", 0]);
  Server.now.answer("decide", { type: "accepted", number: 5, repeated: false });
  await soon();
  expect(game.pending?.words).toBe("take");
  Server.now.tell(update(5, [], { entries: [entry(5)] }));
  expect(game.pending).toBe(null);
  expect(game.animate).toBe(true);
});

test("what cannot be undone wants a second click, and can be left", async () => {
  game.touch("space reveal");
  await soon();
  expect([game.chosen?.words, Server.now.decisions()]).toEqual(["reveal", []]);
  expect(game.turn.back()).toBe(true);
  expect(game.chosen).toBe(null);
  game.touch("space reveal");
  await soon();
  game.touch("space reveal");
  expect(Server.now.decisions()).toEqual([["reveal", 4]]);
});

test("confirming always or never is as the player likes it", async () => {
  settings.set("confirm", "always");
  game.touch("space take");
  await soon();
  expect([game.chosen?.words, Server.now.decisions()]).toEqual(["take", []]);
  game.turn.back();
  settings.set("confirm", "never");
  game.touch("space reveal");
  await soon();
  expect(Server.now.decisions()).toEqual([["reveal", 4]]);
});

test("a target that is not lit says why, with the rule", async () => {
  game.touch("space c3");
  Server.now.answer("why_not", { type: "verdict", legal: false, rule: "T5.2", reason: "That space is taken." });
  await soon();
  expect(toasts.list).toMatchObject([{ text: "That space is taken.", rule: "T5.2", kind: "warn" }]);
});

test("of several targets that were asked about, the last answer alone is shown", async () => {
  for (const target of ["space c3", "space d3"]) {
    game.touch(target);
    Server.now.answer("why_not", { type: "verdict", legal: false, rule: "T5.2", reason: `Not ${target}.` });
    await soon();
  }
  expect(toasts.list).toMatchObject([{ text: "Not space d3." }]);
});

test("why a target cannot be picked goes away when a choice is pointed at, which is told of at the same place", async () => {
  game.touch("space c3");
  Server.now.answer("why_not", { type: "verdict", legal: false, rule: "T5.2", reason: "That space is taken." });
  await soon();
  game.focus(null);
  expect(toasts.list).toHaveLength(1);
  game.focus(game.lit.get("space take") ?? null);
  expect(toasts.list).toEqual([]);
});

test("nobody is told to wait for themselves", async () => {
  await speak("en");
  Server.now.tell(update(5, [], { deciders: [0, 1], question: null }));
  game.touch("space c3");
  expect(toasts.list.map((toast) => toast.text)).toEqual(["It is not your turn. Waiting for: green."]);
});

test("a reason that the catalogue has is told in the viewer's language, not in the server's English", async () => {
  await speak("en");
  game.touch("space c3");
  const left = { reason_id: "refusal-terracotta-no-worker-left", reason_values: { kind: "artisan" } };
  Server.now.answer("why_not", { type: "verdict", legal: false, rule: "T3.3", reason: "English", ...left });
  await soon();
  expect(toasts.list).toMatchObject([{ text: "no artisan is left to be placed", rule: "T3.3" }]);
  game.touch("space take");
  await soon();
  const taken = { reason_id: "refusal-terracotta-space-taken", reason_values: {} };
  Server.now.answer("decide", { type: "refused", error: { code: "illegal", message: "English", rule: "T5.2", ...taken } });
  await soon();
  expect(toasts.list).toMatchObject([{ text: "the space is not empty", rule: "T5.2" }]);
});

test("a refused decision leaves the choice open and says so; a stale one asks how things stand", async () => {
  game.touch("space take");
  await soon();
  const error = { code: "illegal", message: "Not now.", rule: "T3.7", reason_id: "nobody-words-this", reason_values: {} };
  Server.now.answer("decide", { type: "refused", error });
  await soon();
  expect([game.pending, game.lit.size]).toEqual([null, 2]);
  expect(toasts.list).toMatchObject([{ text: "Not now.", rule: "T3.7" }]);
  const before = Server.now;
  game.touch("space take");
  await soon();
  before.answer("decide", { type: "refused", error: { code: "stale", message: "The game has gone on.", number: 6 } });
  await soon();
  expect(Server.now).not.toBe(before);
});

test("a forced choice of several steps is told in words while it is sent", async () => {
  settings.set("playForced", true);
  const last = { words: "send hills 4", label: said("4 to the hills"), target: "" };
  const first = {
    words: "send hills",
    label: said("Hills"),
    target: "region hills",
    then: { prompt: said("How many?"), choices: [last] },
  };
  const question = { prompt: said("Where?"), choices: [first] };
  const actions = [{ name: "send", choices: [["hills", "4"]] }];
  Server.now.tell(update(5, ["send"], { actions, question } as unknown as Partial<Update>));
  await vi.advanceTimersByTimeAsync(2000);
  expect(game.pending).toMatchObject({ words: "send hills 4", label: "Hills › 4 to the hills" });
});

test("a forced choice plays itself if the player likes, is marked, and does not come back after an undo", async () => {
  settings.set("playForced", true);
  Server.now.tell(update(5, ["take"]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(Server.now.decisions()).toEqual([["take", 5]]);
  Server.now.answer("decide", { type: "accepted", number: 6, repeated: false });
  Server.now.tell(update(6, ["take", "skip"], { undo: 5, entries: [entry(6)] }));
  await soon();
  expect([...game.forced.numbers]).toEqual([6]);
  game.undo();
  Server.now.answer("undo", { type: "accepted", number: 7, repeated: false });
  Server.now.tell(update(7, ["take"]));
  await vi.advanceTimersByTimeAsync(2000);
  expect(Server.now.decisions()).toHaveLength(1);
});

test("the turn is started again as the server says, and only where it says so", async () => {
  Server.now.tell(update(6, ["take"], { undo: 5, turn_start: null, entries: [entry(5), entry(6)] }));
  expect([game.turn.canUndo, game.turn.canStartAgain]).toEqual([true, false]);
  Server.now.tell(update(7, ["take"], { undo: 6, turn_start: 3, entries: [entry(7)] }));
  expect(game.turn.canStartAgain).toBe(true);
  game.turn.startAgain();
  await soon();
  expect(Server.now.heard.at(-1)).toMatchObject({ type: "undo", to: 3, answers: 7 });
});

test("a finished turn is taken back with the bots' answers, once it is clear that the game is not rated then", async () => {
  const bots = [7, 8].map((number) => ({ ...entry(number), seat: 1 }));
  const answered = { undo: 5, undo_bots: true, turn_start: 4, entries: [entry(5), entry(6), ...bots] };
  Server.now.tell({ type: "table", table: { ...TABLE, unrated: null } });
  Server.now.tell(update(8, ["take"], answered));
  await soon();
  expect([game.turn.canUndo, game.turn.canStartAgain]).toEqual([true, false]);
  game.undo();
  game.undo(); // a double click is no answer
  expect([game.turn.undoAsked, Server.now.heard.some(({ type }) => type === "undo")]).toEqual([true, false]);
  expect(game.turn.back()).toBe(true);
  expect(game.turn.undoAsked).toBe(false);
  game.undo();
  game.undo(true);
  await soon();
  expect(Server.now.heard.at(-1)).toMatchObject({ type: "undo", to: 5, answers: 8 });
});

test("undo says why there is no way back", async () => {
  Server.now.tell(update(6, ["take"], { undo_refused: said("Something was revealed.") } as Partial<Update>));
  game.undo();
  await soon();
  expect([game.turn.canUndo, toasts.list.map(({ text }) => text)]).toEqual([false, ["Something was revealed."]]);
});

test("the game goes on under a choice that was begun: it is dropped, and nothing is sent", async () => {
  game.touch("space reveal");
  await soon();
  Server.now.tell(update(5, ["take"]));
  expect(game.chosen).toBe(null);
  game.turn.confirm();
  expect(Server.now.decisions()).toEqual([]);
});

test("how a game ends is shown before what came of it", async () => {
  const scene = { kind: "out", view: { round: 2 }, ledger: [], lines: [], marked: [], known: null, progress: said("Round 2") };
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(JSON.stringify({ entries: [], next: null, number: 5, scenes: [scene] }))),
  );
  Server.now.tell(update(5, [], { entries: [{ ...entry(5), text: "end", watched: true }], result: { winner: "yellow" } }));
  expect([game.over, game.scene]).toEqual([false, null]); // the sheet would tell it all
  await soon();
  expect([game.over, game.scene?.kind]).toEqual([true, "out"]);
  game.scenes.skip();
  expect([game.over, game.scene]).toEqual([true, null]);
});

/** The same table with bots at the other seats, and what the server was asked to change of it. */
function aloneWithBots(bot_seconds: number | null = null): unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method === "PUT") asked.push(await request.json());
    return new Response(JSON.stringify({ entries: [], next: null, number: 0, seconds: 0 }));
  });
  const seats = [seat(0, "yellow"), { ...seat(1, "green"), person: null, bot: "greedy" }];
  Server.now.tell({ type: "table", table: { ...TABLE, seats, bot_seconds, owner: { id: "somebody" } } });
  return asked;
}

test("what depends on something hidden is sent at a moment that does not: whether there is a choice or not", async () => {
  settings.set("playForced", true);
  const hidden = { prompt: said("Show."), choices: [{ words: "take", label: said("take") }], hidden: true };
  const sentAt = async (number: number, names: string[]): Promise<number> => {
    Server.now.tell(update(number - 1, []));
    Server.now.tell(update(number, names, { question: hidden } as Partial<Update>));
    const before = Server.now.decisions().length;
    if (names.length > 1) game.decide("take");
    let waited = 0;
    for (; Server.now.decisions().length === before && waited < 20_000; waited += 100) await vi.advanceTimersByTimeAsync(100);
    Server.now.answer("decide", { type: "accepted", number: number + 1, repeated: false });
    await soon();
    return waited;
  };
  for (const chance of [0, 0.5, 0.999]) {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    const forced = await sentAt(10 + chance * 1000, ["take"]);
    Server.now.tell(update(1011 + chance * 1000, []));
    const chosen = await sentAt(2000 + chance * 1000, ["take", "skip"]);
    Server.now.tell(update(3011 + chance * 1000, []));
    expect(forced).toBe(chosen);
    expect(forced).toBeGreaterThanOrEqual(2500);
  }
  vi.restoreAllMocks();
});

test("alone with bots nobody reads the clock: a forced choice goes at once, also what is hidden", async () => {
  settings.set("playForced", true);
  aloneWithBots();
  const hidden = { prompt: said("Show."), choices: [{ words: "take", label: said("take") }], hidden: true };
  Server.now.tell(update(5, ["take"], { question: hidden } as Partial<Update>));
  await vi.advanceTimersByTimeAsync(700);
  expect(Server.now.decisions()).toEqual([["take", 5]]);
});

test("who has resigned is asked nothing more, and takes nothing back", () => {
  Server.now.tell(update(5, ["take", "skip"], { undo: 4 }));
  expect([game.turn.mine, game.stage?.options.length, game.turn.canUndo]).toEqual([true, 2, true]);
  const absences = [{ seat: 0, for_good: true, ended_at: null }];
  Server.now.tell({ type: "table", table: { ...TABLE, absences } });
  expect([game.turn.mine, game.stage, game.turn.canUndo]).toEqual([false, null, false]);
});

test("while people decide there is nothing to skip", () => {
  Server.now.tell(update(5, []));
  expect(game.canSkip).toBe(false);
  aloneWithBots();
  expect(game.canSkip).toBe(true);
});

test("bots play as the viewer likes, at once until it is their turn if they say so, and then as before", async () => {
  settings.set("bots", "calm");
  const asked = aloneWithBots();
  await soon();
  expect(asked).toEqual([{ seconds: 1.2 }]);
  aloneWithBots(1.2);
  Server.now.tell(update(5, []));
  expect(game.canSkip).toBe(true);
  const then = aloneWithBots(1.2);
  game.skipToTurn();
  await soon();
  expect([then, game.canSkip]).toEqual([[{ seconds: 0 }], false]);
  aloneWithBots(0);
  const back = aloneWithBots(0);
  Server.now.tell(update(6, ["take", "skip"]));
  await soon();
  expect([back, game.pace.skipping]).toEqual([[{ seconds: 1.2 }], false]);
  settings.set("bots", "brisk");
});
