import { expect, test } from "vitest";
import { seatToShow } from "./seating";

test("the seat that has to decide is shown, in order around the table", () => {
  expect(seatToShow([0, 2], [2], 0)).toBe(2);
  expect(seatToShow([0, 1, 2], [0, 2], 1)).toBe(2);
  expect(seatToShow([0, 1, 2], [0, 1], 2)).toBe(0);
});

test("nothing changes while the one shown has to decide, or nobody here has to", () => {
  expect(seatToShow([0, 1], [0, 1], 1)).toBe(1);
  expect(seatToShow([0, 1], [3], 1)).toBe(1);
});

test("at first it is the first who has to decide, or simply the first", () => {
  expect(seatToShow([1, 3], [0, 3], null)).toBe(3);
  expect(seatToShow([1, 3], [0], null)).toBe(1);
  expect(seatToShow([], [0], null)).toBe(null);
});
