import { describe, expect, it } from "vitest";
import type { XiditPlanStep } from "$lib/api/types";
import type { TableView } from "$lib/table/drawing";
import { speak } from "$lib/words/words.svelte";
import { moments, tableOf } from "../fixtures/moments";
import type { Printed, View } from "../kingdom";
import { Planning } from "./planning.svelte";

const planned = moments.find(({ text }) => text.startsWith("plan "))!;

/** What the server would say of an order: each goes one city on, and the blue road leads there. */
function step(order: string, place: number): XiditPlanStep {
  const label = { id: "xidit-choose-wait", values: { city: place } };
  const choices = [
    { words: "B", label, target: `city ${place + 2}` },
    { words: "A", label, target: `city ${place + 1}` },
    { words: "W", label },
  ];
  const dial = { prompt: label, choices };
  return {
    order,
    outcome: "moves",
    start: place + 1,
    city: place + 2,
    rule: "",
    units: "",
    rewards: null,
    told: label,
    dial,
    action: "loses",
    action_units: "",
  };
}

/** A table where the viewer plans, as far as the planning board needs one. */
function sitDown(draft = "") {
  const decided: string[] = [];
  const asked: string[] = [];
  const shown = {
    ...tableOf(planned),
    scene: null,
    stage: { prompt: "", options: [], words: "", rules: [], control: true },
    decide: (words: string) => decided.push(words),
    draft: () => draft,
    keepDraft: (text: string) => (draft = text),
    ask: async (_name: string, { plan }: { plan: string }) => {
      asked.push(plan);
      return [...plan].map(step);
    },
  };
  const planning = new Planning(() => shown as unknown as TableView<View, Printed>);
  planning.follow();
  return { planning, shown, decided, asked, draft: () => draft };
}

/** A plan that is advised. */
const advice = (letters: string) => {
  const words = `plan ${letters}`;
  return { words, decision: { kind: "plan", args: [...letters] }, label: "", target: "", done: true, steps: [words] };
};

describe("the planning board", () => {
  it("offers each order for the next dial where it leads, and what an action would do", async () => {
    const { planning } = sitDown();
    await planning.foretell();
    expect(planning.offers).toEqual([
      { order: "B", target: "city 2", outcome: null, units: "" },
      { order: "A", target: "city 1", outcome: "loses", units: "" },
    ]);
    planning.pointAt("city 2");
    expect(planning.over).not.toBe("");
    planning.set("B");
    expect(planning.over).toBe("");
  });

  it("is set order by order and sent whole", () => {
    const { planning, decided } = sitDown();
    for (const order of ["R", "A", "K", "B", "A"] as const) planning.set(order);
    planning.send();
    expect(decided).toEqual([]);
    planning.set("W");
    expect(planning.at).toBe(6);
    planning.send();
    expect(decided).toEqual(["plan RAKBAW"]);
  });

  it("tells of a dial, and of a city, what the orders there would do", async () => {
    await speak("en");
    const { planning } = sitDown();
    planning.set("B");
    planning.set("A");
    await planning.foretell();
    expect(planning.foretold(0)).toMatch(/^Order 1: /);
    expect(planning.actsAt("city 3")).toBe(planning.foretold(1));
    expect(planning.actsAt("city 2")).toBe(""); // goes there, and does nothing
    expect(planning.foretold(2)).toBe("");
  });

  it("goes on with the next dial that is not set", () => {
    const { planning } = sitDown();
    planning.set("A", 2);
    expect(planning.at).toBe(3);
    planning.set("R", 5);
    expect(planning.at).toBe(0);
  });

  it("is as it was set when the page is loaded again, but not of another year", () => {
    const { planning, draft } = sitDown();
    planning.set("R");
    planning.set("A", 3);
    const again = sitDown(draft()).planning;
    expect([again.letters, again.at]).toEqual(["R..A..", 1]);
    expect(sitDown(`99${draft()}`).planning.empty).toBe(true);
  });

  it("takes over what somebody advises, and sends nothing", () => {
    const { planning, decided } = sitDown();
    planning.take(advice("KRBAKW"));
    expect([planning.letters, planning.at, decided]).toEqual(["KRBAKW", 6, []]);
    planning.take(advice("*"));
    expect(planning.letters).toBe("KRBAKW");
  });

  it("spins through all five orders and around", () => {
    const { planning } = sitDown();
    const seen = Array.from({ length: 6 }, () => (planning.spin(0, 1), planning.letters[0]));
    expect(seen).toEqual(["K", "R", "B", "A", "W", "K"]);
    planning.spin(0, -1);
    expect(planning.letters[0]).toBe("W");
  });

  it("shows the ways of all plans that are advised, on the dials the best or the one pointed at, and sends none", async () => {
    const { planning, shown, decided, asked } = sitDown();
    const advised = ["RRRRRR", "BAWBAW"].map(advice);
    Object.assign(shown, { advised, focused: null });
    await planning.foretellAdvised();
    await planning.foretellAdvised();
    expect(asked, "each is asked for once").toEqual(["RRRRRR", "BAWBAW"]);
    expect(planning.advised.map(({ number, steps }) => [number, steps.length])).toEqual([
      [1, 6],
      [2, 6],
    ]);
    planning.set("K");
    expect([planning.advisedAt(0), planning.advisedAt(1)], "what is set is not hidden").toEqual(["", "R"]);
    Object.assign(shown, { focused: advised[1] });
    expect(planning.pointed?.number).toBe(2);
    expect(planning.advisedAt(0)).toBe("B");
    expect(decided).toEqual([]);
  });

  it("takes the last order back, and clears", () => {
    const { planning } = sitDown();
    planning.set("R");
    planning.set("A");
    planning.back();
    expect(planning.letters).toBe("R.....");
    planning.clear();
    expect([planning.empty, planning.wasCleared]).toEqual([true, true]);
    planning.undoClearing();
    expect([planning.letters, planning.at, planning.wasCleared]).toEqual(["R.....", 1, false]);
    planning.clear();
    planning.set("K");
    expect(planning.wasCleared).toBe(false);
  });

  it("keeps a draft when somebody else gets ready, and begins anew with the year", () => {
    const { planning, shown } = sitDown();
    planning.set("R");
    planning.set("A");
    planning.follow();
    expect(planning.letters).toBe("RA....");
    shown.view = { ...shown.view, year: shown.view.year + 1 };
    planning.follow();
    expect(planning.empty).toBe(true);
  });

  it("shows what was foretold of the orders that are still the same", async () => {
    const { planning } = sitDown();
    planning.set("R");
    planning.set("A");
    expect(planning.steps).toEqual([]);
    await planning.foretell();
    expect(planning.steps.map(({ city }) => city)).toEqual([2, 3, 4, 5, 6, 7]);
    planning.set("K", 1);
    expect(planning.steps.map(({ city }) => city)).toEqual([2]);
  });

  it("lights the cities of the dial that is set next, as soon as it is known", async () => {
    const { planning } = sitDown();
    expect([...planning.lit]).toEqual([]);
    await planning.foretell();
    expect([...planning.lit]).toEqual([
      ["city 2", "B"],
      ["city 1", "A"],
    ]);
    planning.set("B");
    expect([...planning.lit]).toEqual([]);
    await planning.foretell();
    expect([...planning.lit.keys()]).toEqual(["city 3", "city 2"]);
  });

  it("waits for the server when the way is clicked faster than it is foretold", async () => {
    const { planning } = sitDown();
    await planning.foretell();
    expect(await planning.go("city 2")).toBe(true);
    void planning.foretell();
    expect(await planning.go("city 3")).toBe(true);
    expect(planning.letters).toBe("BB....");
    await planning.foretell();
    expect(await planning.go("city 21")).toBe(false);
    expect(planning.letters).toBe("BB....");
  });
});
