import { expect, test } from "vitest";
import type { Option, Stage } from "$lib/table/drawing";
import { pickedOf, pointedOf } from "./meant";

const option = (words: string, kind: string, ...args: (string | number)[]): Option => ({
  ...{ words, label: words, target: "", done: true },
  decision: { kind, args },
});
const two = option("bards forest 2", "bards", "forest", 2);
const stage: Stage = { prompt: "", options: [], words: two.words, decision: two.decision, rules: [] };
const nothing = { pending: null, chosen: null, stage: null, focused: null };

test("bards that were picked are drawn at once, also while they are on their way to the server", () => {
  expect(pickedOf({ ...nothing, stage }).bards).toEqual(new Map([["forest", 2]]));
  expect(pickedOf({ ...nothing, pending: option("", "bards", "forest", 2, "hills", 1) }).bards.get("hills")).toBe(1);
  expect(pickedOf(nothing)).toEqual({ bards: new Map(), floor: null, start: null });
});

test("what is pointed at is drawn where it would be put", () => {
  expect(pointedOf({ ...nothing, stage, focused: option("", "bards", "forest", 3) }).bards.get("forest")).toBe(3);
  expect(pointedOf({ ...nothing, focused: option("", "floor", 8) }).floor).toBe(8);
  expect(pointedOf({ ...nothing, focused: option("", "start", 4) }).start).toBe(4);
});
