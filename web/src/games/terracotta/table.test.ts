import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { allDrawn } from "$lib/state/idle";
import { pathTo, stageOf } from "$lib/table/session/picking.svelte";
import { formatMessage } from "$lib/words/message";
import { speak } from "$lib/words/words.svelte";
import { type Moment, moments, playersOf, printed } from "./fixtures/moments";
import { standing } from "./mausoleum/mausoleum";
import type { TableView } from "./pieces";
import Table from "./Table.svelte";

// The whole table is drawn again and again; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => speak("en"));
afterEach(cleanup);

/** The game as the table is given it, at a moment of a real game, after so much of a decision. */
function shownAt(moment: Moment, words = ""): TableView {
  const asked = stageOf(moment.question, words, formatMessage);
  return {
    game: "terracotta",
    printed,
    view: moment.view,
    moment: 0,
    animate: false,
    players: playersOf(moment.view),
    seat: moment.seat,
    deciders: [moment.seat],
    stage: asked,
    lit: new Map(asked?.options.filter(({ target }) => target).map((option) => [option.target, option])),
    focused: null,
    preview: null,
    chosen: null,
    pending: null,
    marked: new Set(),
    scene: null,
    focus: vi.fn(),
    pick: vi.fn(),
    touch: vi.fn(),
    decide: vi.fn(),
  };
}

const target = (name: string): Element => {
  const found = document.querySelector(`[data-target="${name}"]`);
  if (!found) throw new Error(`no target ${name}`);
  return found;
};
const starting = moments.find((moment) => pathTo(moment.question, "place craftsman 5").length > 0)!;
const building = moments.find(
  ({ question, view }) =>
    question.choices.some(({ words }) => words === "build officer") && view.mausoleum.join(" ").includes("G"),
)!;

/** All of it is drawn. */
async function laid(props: { shown: TableView }) {
  const drawn = render(Table, props);
  await allDrawn();
  return drawn;
}

describe("the table", () => {
  it("has a name for everything on the boards", async () => {
    await laid({ shown: shownAt(building) });
    for (const button of document.querySelectorAll("button, [role=button]"))
      expect(button.getAttribute("aria-label") ?? button.textContent).not.toMatch(/^$|terracotta-/);
    const [space] = [...standing(building.view)].find(([, { kind }]) => kind === "guard")!;
    expect(target(`space ${space}`).getAttribute("aria-label")).toMatch(
      new RegExp(`^${space}: (yellow|green|blue|purple) guard`),
    );
    expect(target("segment 5").getAttribute("aria-label")).toMatch(/^Segment 5: .+; /);
  });

  it("hands a click and the Enter key on, wherever they fall", async () => {
    const shown = shownAt(starting);
    await laid({ shown });
    await fireEvent.click(target("segment 5"));
    await fireEvent.keyDown(target("space e4"), { key: "Enter" });
    expect(shown.touch).toHaveBeenNthCalledWith(1, "segment 5");
    expect(shown.touch).toHaveBeenNthCalledWith(2, "space e4");
  });

  it("asks why a master or a token is not to be had now", async () => {
    const shown = shownAt(starting);
    await laid({ shown });
    await fireEvent.click(target("master smith"));
    await fireEvent.click(target("token 3"));
    expect(shown.touch).toHaveBeenNthCalledWith(1, "master smith");
    expect(shown.touch).toHaveBeenNthCalledWith(2, "token 3");
  });

  it("points at what is lit, and at nothing else", async () => {
    const shown = shownAt(starting);
    await laid({ shown });
    await fireEvent.pointerEnter(target("segment 5"));
    expect(shown.focus).toHaveBeenLastCalledWith(shown.lit.get("segment 5"));
    await fireEvent.pointerEnter(target("space e4"));
    expect(shown.focus).toHaveBeenLastCalledWith(null);
  });

  it("leads arrows over the floor, onto the tracks and around the wheel", async () => {
    await laid({ shown: shownAt(starting) });
    const way = async (from: string, key: string) => {
      await fireEvent.keyDown(target(from), { key });
      return document.activeElement?.getAttribute("data-target");
    };
    expect(await way("space e4", "ArrowUp")).toBe("space e3");
    expect(await way("space a4", "ArrowLeft")).toBe("row 4");
    expect(await way("row 4", "ArrowDown")).toBe("row 5");
    expect(await way("space i7", "ArrowDown")).toBe("column i");
    expect(await way("segment 12", "ArrowRight")).toBe("segment 1");
    expect(target("segment 1").getAttribute("tabindex")).toBe("0");
    expect(target("segment 12").getAttribute("tabindex")).toBe("-1");
  });

  it("brings the board forward on which something is asked", async () => {
    const { container } = await laid({ shown: shownAt(starting) });
    expect(container.querySelector(".boards")?.classList.contains("wheel")).toBe(true);
    cleanup();
    const inside = await laid({ shown: shownAt(building, "build officer") });
    expect(inside.container.querySelector(".boards")?.classList.contains("mausoleum")).toBe(true);
  });

  it("shows the place that was picked before", async () => {
    const either = moments.find(({ question }) => question.choices.some(({ words }) => /^place \d+$/.test(words)))!;
    const begun = either.question.choices.find(({ words }) => /^place \d+$/.test(words))!;
    await laid({ shown: shownAt(either, begun.words) });
    expect(target(begun.target!).classList.contains("pointed")).toBe(true);
  });

  it("shows who leads in the inspected row and in this round's tile, and lights what a tile counts, as the standings say", async () => {
    const { inspectors, round } = starting.view;
    const all = { label: { id: "terracotta-tiles" }, counts: [2, 2], points: [5, 0], round };
    const tile = { ...all, rule: "T8.4", source: "tile", where: "officers", targets: [`tile ${round}`, "space c3"] };
    const row = { ...all, rule: "T8.1", source: "inspector row", where: String(inspectors.row), targets: [] };
    const majorities = [
      { ...tile, leader: 0, margin: 2 },
      { ...row, leader: null, tied: [0, 1] },
    ];
    const { container } = await laid({ shown: { ...shownAt(starting), standings: { number: 1, majorities, known: null } } });
    const drawn = container.querySelector(`[aria-label^='Round ${round},']`)!;
    expect(drawn.tagName).not.toBe("BUTTON");
    expect(drawn.querySelector(".leader text")?.textContent).toBe("+2");
    const shield = container.querySelector(`[data-look='row ${inspectors.row}']`);
    expect(shield?.querySelectorAll(".field").length).toBe(2);
    expect(shield?.querySelector("text")?.textContent).toBe("=");
    await fireEvent.pointerEnter(drawn);
    expect(target("space c3").classList.contains("looked")).toBe(true);
    expect(target("space c4").classList.contains("looked")).toBe(false);
  });

  it("shows the best few that are advised at once, on their places and by their numbers", async () => {
    const shown = shownAt(starting);
    const advice = (kind: string, args: (string | number)[], target: string) => {
      const words = [kind, ...args].join(" ");
      return { words, decision: { kind, args }, label: "", target, done: true, steps: [target, words] };
    };
    const advised = [advice("place", ["craftsman", 5], "segment 5"), advice("place", ["artisan", 7], "segment 7")];
    const { container } = await laid({ shown: { ...shown, advised } });
    expect([...container.querySelectorAll(".workers .rank text")].map((text) => text.textContent)).toEqual(["1", "2"]);
    expect(container.querySelector(".of-1 use[href='#tc-craftsman']")).not.toBeNull();
    expect(container.querySelector(".of-2 use[href='#tc-artisan']")).not.toBeNull();
    expect(target("segment 7").getAttribute("aria-label")).toMatch(/\(hint 2\)$/);
    expect(target("segment 6").getAttribute("aria-label")).not.toMatch(/hint/);
    cleanup();
    const floor = shownAt(building);
    const builds = [
      ["officer", "e4"],
      ["guard", "e4"],
      ["officer", "e5"],
    ].map(([type = "", space = ""]) => advice("build", [type, space], `space ${space}`));
    const after = await laid({ shown: { ...floor, advised: builds, focused: builds[2]! } });
    expect([...after.container.querySelectorAll(".mausoleum .rank text")].map((text) => text.textContent)).toEqual(["1 2", "3"]);
    expect(after.container.querySelector(".rank.strong text")?.textContent).toBe("3");
  });

  it("shows what the option pointed at would set on the floor, and what it would be worth at once and later", async () => {
    const shown = shownAt(building, "build officer");
    const option = shown.stage!.options[0]!;
    const vp = { rule: "T5.2", source: "rack", what: "vp", seat: shown.seat!, amount: 6, where: "" };
    const preview = {
      ...{ decision: option.words, ledger: [vp], round_gain: 3, final_gain: 0 },
      ...{ reveals: false, ends_turn: false, view: null, follows: [], gain: 9 },
    };
    const { container } = await laid({ shown: { ...shown, focused: option, preview } });
    expect(container.querySelector(".ghost use[href='#tc-officer']")).not.toBeNull();
    expect([...container.querySelectorAll(".plaque text")].map((text) => text.textContent)).toEqual(["+6", "+3"]);
  });
});
