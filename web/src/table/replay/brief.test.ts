import { expect, test } from "vitest";
import { brief } from "./brief";

const lines = (...seats: number[]) => seats.map((seat, place) => ({ seat, place }));
const places = (...seats: number[]) => brief(lines(...seats)).map(({ place }) => place);

test("few lines are all told", () => {
  expect(places(0, -1, -1)).toEqual([0, 1, 2]);
});

test("of all plans at once only that they are revealed", () => {
  expect(places(-1, -1, -1, -1)).toEqual([0]);
});

test("of orders that only wait the last one, and the year that begins then", () => {
  expect(places(1, 2, 0, 1, 2, 0, -1)).toEqual([5, 6]);
});
