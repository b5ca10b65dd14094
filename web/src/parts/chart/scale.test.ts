import fc from "fast-check";
import { expect, test } from "vitest";
import { csv } from "./csv";
import { apart, hundredths, nearest, path, scaled, ticks } from "./scale";

test("ticks are round numbers that hold all values", () => {
  expect(ticks(0, 87)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
  expect(ticks(0, 0)).toEqual([0, 1]);
  expect(ticks(-4, 9)).toEqual([-5, 0, 5, 10]);
  expect(hundredths(0.13)).toEqual([0, 0.05, 0.1, 0.15]);
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

test("more lies higher, later further right, nothing lies outside", () => {
  const scale = scaled(3, [0, 10, 20, 30], box);
  expect([0, 1, 2].map(scale.x)).toEqual([10, 50, 90]);
  expect([0, 10, 30].map(scale.y)).toEqual([55, 55 - 50 / 3, 5]);
  expect(path([5, null, 12], scale)).toBe("M10.0 46.7L90.0 35.0");
  expect(path([], scale)).toBe("");
});

test("a single place stands in the middle", () => {
  expect(scaled(1, [0, 4], box).x(0)).toBe(50);
});

test("texts that would touch the one before are left out", () => {
  const text = (x: number, text: string, anchor: "start" | "middle" | "end" = "middle") => ({ x, text, anchor });
  const shown = apart([text(20, "8"), text(40, "9"), text(46, "10"), text(64, "11"), text(90, "12", "end")]);
  expect(shown.map(({ text }) => text)).toEqual(["8", "9", "11", "12"]);
  expect(apart([text(0, "2026-11-01", "start"), text(100, "2026-11-19", "end")])).toHaveLength(1);
  expect(apart([text(0, "1 Nov", "start"), text(100, "19 Nov", "end")])).toHaveLength(2);
});

test("the place that is pointed at is found", () => {
  expect([nearest(-1, 3), nearest(0.4, 3), nearest(0.8, 3), nearest(2, 3)]).toEqual([0, 1, 2, 2]);
});

test("a table goes into a file, with what would break it in quotes and nothing that a sheet would take for a formula", () => {
  expect(
    csv(
      ["Source", "You"],
      [
        ['Rows, "long"', 12.5],
        ["=1+1", null],
      ],
    ),
  ).toBe('\uFEFFSource,You\r\n"Rows, ""long""",12.5\r\n\'=1+1,\r\n');
});
