import { expect, it } from "vitest";
import { read, streakOf } from "./remembered.svelte";

const solved = (...days: number[]) => Object.fromEntries(days.map((day) => [`2026-11-${String(day).padStart(2, "0")}`, true]));

it("counts days in a row, and forgives that today has not been played yet", () => {
  const days = solved(2, 3, 4, 5, 14, 15, 16);
  expect(streakOf(days, "2026-11-17")).toEqual({ days: 3, longest: 4, today: "open" });
  expect(streakOf({ ...days, "2026-11-17": true }, "2026-11-17")).toEqual({ days: 4, longest: 4, today: "solved" });
  expect(streakOf({ ...days, "2026-11-17": false }, "2026-11-17")).toEqual({ days: 0, longest: 4, today: "given up" });
  expect(streakOf({}, "2026-11-17")).toEqual({ days: 0, longest: 0, today: "open" });
  expect(streakOf(solved(30), "2026-12-01").days).toBe(1);
});

it("begins anew where what was kept makes no sense", () => {
  expect(read("{")).toEqual({ solved: [], days: {} });
  expect(read('{"solved":"x"}')).toEqual({ solved: [], days: {} });
  expect(read('{"solved":["a"],"days":{"xidit":{"2026-11-17":true}}}').solved).toEqual(["a"]);
});
