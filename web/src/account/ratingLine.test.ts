import { expect, it } from "vitest";
import { lineOf } from "./ratingLine";

it("draws a rating from the oldest game to the latest, and leaves out games that were not rated", () => {
  const line = lineOf([
    { at: 30, rating: 12 },
    { at: 20, rating: null },
    { at: 10, rating: 2 },
  ]);
  expect(line).toEqual({ points: "10.0,110.0 390.0,10.0", first: 2, last: 12, from: 10, to: 30 });
});

it("draws nothing of one game, and a flat line of a rating that stays", () => {
  expect(lineOf([{ at: 1, rating: 3 }])).toBeNull();
  expect(
    lineOf([
      { at: 1, rating: 3 },
      { at: 2, rating: 3 },
    ])?.points,
  ).toBe("10.0,110.0 390.0,110.0");
});
