import { beforeAll, describe, expect, it } from "vitest";
import type { PlanStep } from "$lib/api/types";
import { Picking } from "$lib/table/deciding/picking.svelte";
import type { Option, Shown, Stage } from "$lib/table/face";
import { speak } from "$lib/words/words.svelte";
import { stage } from "../asking/stages";
import { moments, printed, tableOf } from "../fixtures/moments";
import { type Printed, stepOf, type View } from "../kingdom";
import { Planning } from "./planning.svelte";

beforeAll(() => speak("en"));

const planned = moments.find(({ view }) => stepOf(view) === "plan")!;
const PLAN_STEP: PlanStep = { order: "R", outcome: "moves", start: 1, city: 2, rule: "", units: "", rewards: null };

/** A table where the viewer plans, as far as the planning board needs one. */
function sitDown() {
  const table = tableOf(planned);
  const picking = new Picking((words): Stage | null => stage(table, planned.actions, words));
  const decided: string[] = [];
  const shown = {
    ...table,
    game: "xidit",
    printed,
    moment: 0,
    scene: null,
    get stage() {
      return picking.stage;
    },
    pick: (option: Option) => picking.goInto(option),
    decide: (words: string) => decided.push(words),
    foretell: async (plan: string) => [...plan].map((order) => ({ ...PLAN_STEP, order })),
  };
  const planning = new Planning(() => shown as unknown as Shown<View, Printed>);
  planning.follow();
  return { planning, picking, shown, decided };
}

describe("the planning board", () => {
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

  it("goes on with the next dial that is not set", () => {
    const { planning } = sitDown();
    planning.set("A", 2);
    expect(planning.at).toBe(3);
    planning.set("R", 5);
    expect(planning.at).toBe(0);
  });

  it("spins through all five orders and around", () => {
    const { planning } = sitDown();
    const seen = Array.from({ length: 6 }, () => (planning.spin(0, 1), planning.letters[0]));
    expect(seen).toEqual(["K", "R", "B", "A", "W", "K"]);
    planning.spin(0, -1);
    expect(planning.letters[0]).toBe("W");
  });

  it("takes the last order back, and clears", () => {
    const { planning } = sitDown();
    planning.set("R");
    planning.set("A");
    planning.back();
    expect(planning.letters).toBe("R.....");
    planning.clear();
    expect(planning.empty).toBe(true);
  });

  it("tells the list of choices what was set, and shows what was picked there", () => {
    const { planning, picking } = sitDown();
    planning.set("R");
    expect(picking.stage?.words).toBe("plan R.....");
    picking.goInto(picking.stage!.options.find((option) => option.words === "plan RA....")!);
    planning.follow();
    expect(planning.letters).toBe("RA....");
    picking.back();
    planning.follow();
    expect(planning.letters).toBe("R.....");
  });

  it("keeps a draft when somebody else gets ready", () => {
    const { planning, picking, shown } = sitDown();
    planning.set("R");
    planning.set("A");
    picking.clear();
    shown.moment++;
    planning.follow();
    expect(planning.letters).toBe("RA....");
    expect(picking.stage?.words).toBe("plan RA....");
  });

  it("shows what was foretold only for the very orders it was foretold for", async () => {
    const { planning } = sitDown();
    planning.set("R");
    await planning.foretell();
    expect(planning.steps[0]?.outcome).toBe("moves");
    planning.set("A");
    expect(planning.steps).toEqual([]);
  });
});
