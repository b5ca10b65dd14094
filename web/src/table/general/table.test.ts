import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Area } from "$lib/api/types";
import type { Option, TableView } from "$lib/table/drawing";
import { speak } from "$lib/words/words.svelte";
import Table from "./Table.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

const text = (words: string) => ({ id: "general-plain", values: { text: words } });
const ten: Option = { words: "play Th", label: "10♥", target: "card Th", done: true };
const AREAS: Area[] = [
  {
    title: text("Deal"),
    kind: "fields",
    rows: [[{ label: text("Dealer"), value: { id: "player", values: { seat: 1 } }, owner: 1 }]],
  },
  {
    title: text("Players"),
    kind: "rows",
    heads: [text("Player"), text("Bid")],
    rows: [
      [
        { value: { id: "player", values: { seat: 0 } }, owner: 0 },
        { value: text("2"), owner: 0 },
      ],
    ],
  },
  {
    title: text("Hand"),
    kind: "cards",
    rows: [
      [
        { value: text("10♥"), owner: 0, target: "card Th" },
        { value: text("4♣"), owner: 0, target: "card 4c" },
        { value: null, owner: 0 },
      ],
    ],
  },
  { title: text("Trick"), kind: "cards", rows: [[]] },
];

function shownWith(more: Partial<TableView<unknown, unknown>> = {}): TableView<unknown, unknown> {
  const player = (seat: number, colour: string, name: string) => ({ seat, colour, name, bot: null, mine: seat === 0 });
  return {
    game: "cards",
    printed: {},
    view: {},
    areas: AREAS,
    moment: 0,
    animate: false,
    players: [player(0, "red", "Ada"), player(1, "blue", "Bob")],
    seat: 0,
    deciders: [0],
    stage: { prompt: "Play a card.", options: [ten], words: "", rules: [] },
    lit: new Map([[ten.target, ten]]),
    focused: null,
    preview: null,
    chosen: null,
    pending: null,
    marked: new Set(["card 4c"]),
    scene: null,
    focus: vi.fn(),
    pick: vi.fn(),
    touch: vi.fn(),
    decide: vi.fn(),
    ...more,
  };
}

test("areas are told by what they are: terms, a table with heads, a list of cards, and an empty place", () => {
  render(Table, { shown: shownWith() });
  expect(screen.getByRole("term").textContent).toBe("Dealer");
  expect(screen.getByRole("definition").textContent.trim()).toMatch(/Bob$/);
  expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["Player", "Bid"]);
  expect(screen.getByRole("rowheader", { name: "Ada" })).toBeTruthy();
  const hand = screen.getByRole("region", { name: /Hand/ });
  expect(within(hand).getAllByRole("listitem")).toHaveLength(3);
  expect(within(hand).getByRole("heading").textContent).toMatch(/Ada\s*Hand/); // said once, not of every card
  expect(within(hand).getByRole("img").getAttribute("aria-label")).toBe("face down");
  expect(screen.getByRole("region", { name: "Trick" }).textContent).toContain("nothing");
});

test("what is lit is picked, and shows what it would do; what is not, is asked about", async () => {
  const shown = shownWith();
  render(Table, { shown });
  const card = screen.getByRole("button", { name: "10♥" });
  await fireEvent.focus(card);
  expect(shown.focus).toHaveBeenCalledWith(ten);
  await fireEvent.click(card);
  expect(shown.touch).toHaveBeenCalledWith("card Th");
  const other = screen.getByRole("button", { name: "4♣" });
  expect([other.getAttribute("aria-disabled"), other.tabIndex]).toEqual(["true", -1]);
  await fireEvent.click(other);
  expect(shown.touch).toHaveBeenLastCalledWith("card 4c");
});

test("where nothing is asked nothing can be pressed; what the log points at is marked", () => {
  render(Table, { shown: shownWith({ stage: null, lit: new Map() }) });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect([...document.querySelectorAll(".marked")].map((thing) => thing.getAttribute("data-target"))).toEqual(["card 4c"]);
});

const heap: Option = { words: "heap 2", label: "heap 2", target: "heap 2", done: true };
const HEAPS: Area = {
  title: text("Heaps"),
  kind: "rows",
  wide: true,
  targets: ["heap 1", "heap 2", ""],
  rows: [
    [{ value: text("First") }, { value: text("3") }],
    [{ value: text("Second") }, { value: text("5") }],
    [{ value: text("All") }, { value: text("8") }],
  ],
};

test("a whole row is picked by the button of its first cell; one without a target is none", async () => {
  const shown = shownWith({ areas: [HEAPS], lit: new Map([[heap.target, heap]]), marked: new Set(["heap 1"]) });
  render(Table, { shown });
  expect(screen.getAllByRole("button").map((button) => button.dataset["target"])).toEqual(["heap 1", "heap 2"]);
  await fireEvent.click(screen.getByRole("button", { name: "Second" }));
  expect(shown.touch).toHaveBeenCalledWith("heap 2");
  const rows = screen.getAllByRole("row");
  expect(rows.map((row) => row.classList.contains("marked"))).toEqual([true, false, false]);
});

test("an area that says so takes the whole width", () => {
  render(Table, { shown: shownWith({ areas: [HEAPS, AREAS[0]!] }) });
  const areas = [...document.querySelectorAll(".area")];
  expect(areas.map((area) => area.classList.contains("wide"))).toEqual([true, false]);
});
