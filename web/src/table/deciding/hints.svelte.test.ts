import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "$lib/api/types";
import type { Option } from "$lib/table/drawing";
import { Advising } from "$lib/table/session/advice.svelte";
import { GameState } from "$lib/table/session/gameState.svelte";
import type { TableModel } from "$lib/table/session/tableModel.svelte";
import type { TurnDraft } from "$lib/table/session/turnDraft.svelte";
import { formatMessage } from "$lib/words/message";
import { speak } from "$lib/words/words.svelte";
import Hints from "./Hints.svelte";
import { ranksAt } from "./ranks";

const order = (name: string) => ({ id: `xidit-order-${name}` });
const hint = (decision: string, value: number) => ({
  decision,
  label: [{ id: "xidit-choose-plan", values: { orders: [order("red"), order("wait")] } }],
  value,
  points: null,
  visits: 1,
  ledger: [],
  gains: [{ id: "xidit-puzzle-goods", values: { what: "units", amount: 3 } }],
  apart: null as object | null,
});
const QUESTION = { prompt: { id: "xidit-ask-plan", values: { of: 6 } }, choices: [], control: "only" };

class Planner {
  id = "t1";
  players = [{ mine: true, bot: null }];
  detail = { your_seats: [0] };
  taken: Option[] = [];
  formatMessage = formatMessage;
  turn = {
    picking: { focused: null as Option | null },
    focus: (option: Option | null) => (this.turn.picking.focused = option),
    busy: false,
    mine: true,
    stage: { control: true },
    suggest: (option: Option) => void this.taken.push(option),
    advice: null as unknown as Advising,
  };
  state = new GameState(this as unknown as TableModel);

  constructor() {
    this.at(4, QUESTION);
    this.turn.advice = new Advising(this as unknown as TableModel, this.state, this.turn as unknown as TurnDraft);
  }
  /** The game is at this number, and this is asked. */
  at(number: number, question: typeof QUESTION) {
    this.state.update = { number, question, seat: 0 } as unknown as Update;
  }
}

let shown: Record<string, unknown>;
let game: Planner;
const asked: string[] = [];

beforeEach(async () => {
  await speak("en");
  const first = hint("plan RRRRRR", 0.47);
  first.apart = { id: "analysis-apart-first", values: { kind: "ahead", ahead: first.gains, behind: [] } };
  const told = { number: 4, hints: [first, hint("plan RWWWWW", 0.46)] };
  asked.length = 0;
  vi.stubGlobal("fetch", (request: Request | string) => {
    if (typeof request !== "string") asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return Promise.resolve(new Response(JSON.stringify(told)));
  });
  Element.prototype.scrollIntoView = () => undefined;
  game = new Planner();
  shown = mount(Hints, {
    target: document.body,
    props: { turn: game.turn as unknown as TurnDraft, format: formatMessage, rated: false },
  });
  flushSync();
  document.querySelector<HTMLElement>("button")!.click();
  await vi.waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(2));
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

test("hints stay while others get ready, and go when something else is asked", () => {
  game.at(5, structuredClone(QUESTION));
  flushSync();
  expect(document.querySelectorAll("li")).toHaveLength(2);
  game.at(6, { ...QUESTION, prompt: { id: "xidit-ask-plan", values: { of: 5 } } });
  flushSync();
  expect(document.querySelectorAll("li")).toHaveLength(0);
});

test("a hint is asked for by POST: asking changes something", () => {
  expect(asked).toContain("POST /api/tables/t1/hints");
});

test("what has been picked leads on to the hints that are still ahead, by their numbers", () => {
  const steps = [["rack officer", "space e4"], ["rack officer", "space e5"], ["rack guard"]];
  const advised = steps.map((one) => ({ words: "", label: "", target: "", done: true, steps: one }));
  expect(["rack officer", "space e5", "rack guard", "rack soldier"].map((target) => ranksAt({ advised }, target))).toEqual([
    "1 2",
    "2",
    "3",
    "",
  ]);
});

test("the likelier to win comes first, in words, and a plan is set on the dials instead of being sent", () => {
  const lines = [...document.querySelectorAll("li")].map((line) => line.textContent.replace(/\s+/g, " ").trim());
  expect(lines).toEqual([
    "1 Plan: red road and wait 47 % to win +3 units The first one brings more than the second: +3 units.",
    "2 Plan: red road and wait 46 % to win +3 units",
  ]);
  expect(
    game.turn.advice.advised.map(({ words }) => words),
    "all stand on the board at once",
  ).toEqual(["plan RRRRRR", "plan RWWWWW"]);
  document.querySelectorAll<HTMLElement>("li button")[1]!.focus();
  flushSync();
  expect(game.turn.picking.focused?.words, "the one that has the focus is shown strongest").toBe("plan RWWWWW");
  document.querySelector<HTMLElement>("li button")!.click();
  expect(game.taken.map((option) => option.words)).toEqual(["plan RRRRRR"]);
});
