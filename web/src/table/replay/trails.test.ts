import { expect, it } from "vitest";
import { marksOf, stepsOf } from "./trails";

const decided = (...targets: string[]) => ({ seat: 0, decision: "", label: [], targets });

it("counts the decisions of a turn, those without a place as well", () => {
  const steps = stepsOf({ decisions: [decided(), decided("segment 9"), decided("space e2")] });
  expect(steps).toEqual([
    { number: 2, target: "segment 9" },
    { number: 3, target: "space e2" },
  ]);
});

it("counts the orders of a plan, and marks each city once", () => {
  const steps = stepsOf({ decisions: [decided("city 2", "city 2", "city 5", "city 2")] });
  expect(marksOf({ kind: "better", steps })).toEqual({
    marks: [
      { numbers: "1 2 4", target: "city 2" },
      { numbers: "3", target: "city 5" },
    ],
    ways: [
      ["city 2", "city 5"],
      ["city 5", "city 2"],
    ],
  });
});
