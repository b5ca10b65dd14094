import { expect, test } from "vitest";
import { timeLeft, written } from "./clocks";

test("a clock that stands still keeps what was left", () => {
  expect(timeLeft({ left: 5000, since: null, deadline: null }, 99_999)).toBe(5000);
});

test("a running clock counts down to its deadline, nights counted in, and not below zero", () => {
  expect(timeLeft({ left: 5000, since: 1000, deadline: 6000 }, 3000)).toBe(3000);
  expect(timeLeft({ left: 5000, since: 1000, deadline: 36_000 }, 3000)).toBe(33_000);
  expect(timeLeft({ left: 5000, since: 1000, deadline: null }, 3000)).toBe(3000);
  expect(timeLeft({ left: 5000, since: 1000, deadline: 6000 }, 9000)).toBe(0);
});

test("times are written as clocks write them", () => {
  expect([0, 999, 65_000, 3_723_000].map(written)).toEqual(["0:00", "0:01", "1:05", "1:02:03"]);
});
