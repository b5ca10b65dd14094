import { expect, it } from "vitest";
import { laidOut, nearest } from "./curve";

const box = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };
const moments = [
  { number: 0, round: 1, chances: [0.5, 0.5] },
  { number: 1, round: 1, chances: [0.75, 0.25] },
  { number: 2, round: 2, chances: [1, 0] },
];

it("draws a line for each player over the whole game", () => {
  const curve = laidOut(moments, box);
  expect(curve.lines).toEqual(["M10 55L60 30L110 5", "M10 55L60 80L110 105"]);
  expect(curve.rounds).toEqual([
    { round: 1, x: 10 },
    { round: 2, x: 110 },
  ]);
  expect(laidOut([], box).lines).toEqual([]);
});

it("finds the position that is pointed at", () => {
  expect([nearest(-1, 3), nearest(0.4, 3), nearest(0.8, 3), nearest(2, 3)]).toEqual([0, 1, 2, 2]);
});
