import fc from "fast-check";
import { expect, test } from "vitest";
import { laidOut, ticks } from "./chart";

test("ticks are round numbers that hold all values", () => {
  expect(ticks(0, 87)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
  expect(ticks(0, 0)).toEqual([0, 1]);
  expect(ticks(-4, 9)).toEqual([-5, 0, 5, 10]);
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 500 }), fc.nat(500), (least, span) => {
      const marks = ticks(least, least + span);
      expect(marks[0]).toBeLessThanOrEqual(least);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(least + span);
      expect(marks.length).toBeLessThanOrEqual(7);
    }),
  );
});

const box = { width: 100, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

test("more points lie higher, later rounds further right, nothing lies outside", () => {
  const chart = laidOut(
    [1, 2, 3],
    [
      { seat: 0, values: [0, 10, 30] },
      { seat: 1, values: [5, null, 12] },
    ],
    box,
  );
  const [first, second] = chart.lines;
  expect(first!.dots.map((dot) => dot.x)).toEqual([10, 50, 90]);
  expect(first!.dots.map((dot) => dot.y)).toEqual([55, 55 - 50 / 3, 5]);
  expect(second!.dots.map((dot) => dot.round)).toEqual([1, 3]);
  expect(second!.path).toBe("M10.0 46.7L90.0 35.0");
  expect(chart.ticks.map((tick) => tick.value)).toEqual([0, 10, 20, 30]);
});

test("a single round stands in the middle", () => {
  expect(laidOut([1], [{ seat: 0, values: [4] }], box).rounds).toEqual([{ round: 1, x: 50 }]);
});
