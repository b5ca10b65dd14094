import { expect, test } from "vitest";
import { learnWords, speak } from "$lib/words/words.svelte";
import { holidayAt, timeLeft, written } from "./clocks";

test("a clock that stands still keeps what was left", () => {
  expect(timeLeft({ left: 5000, since: null, deadline: null }, 99_999)).toBe(5000);
});

test("a running clock counts down to its deadline, nights counted in, and not below zero", () => {
  expect(timeLeft({ left: 5000, since: 1000, deadline: 6000 }, 3000)).toBe(3000);
  expect(timeLeft({ left: 5000, since: 1000, deadline: 36_000 }, 3000)).toBe(33_000);
  expect(timeLeft({ left: 5000, since: 1000, deadline: null }, 3000)).toBe(3000);
  expect(timeLeft({ left: 5000, since: 1000, deadline: 6000 }, 9000)).toBe(0);
});

test("days of a holiday cost nothing: before it they are not counted, while it lasts the clock stands still", () => {
  const clock = { left: 5000, since: 1000, deadline: 106_000, holiday: { begins: 3000, ends: 103_000 } };
  expect([1000, 2000, 3000, 50_000, 102_999, 104_000].map((now) => timeLeft(clock, now))).toEqual([
    5000, 4000, 3000, 3000, 3000, 2000,
  ]);
  const later = { ...clock, deadline: 6000, holiday: { begins: 9000, ends: 19_000 } };
  expect(timeLeft(later, 2000)).toBe(4000);
});

test("a holiday is told of before it, with its last day while it lasts, and not after it", async () => {
  await speak("en");
  await learnWords(["all"]);
  const noon = (day: number) => new Date(2026, 6, day, 12).getTime();
  const clock = { holiday: { begins: new Date(2026, 6, 10).getTime(), ends: new Date(2026, 6, 13).getTime() } };
  expect(holidayAt(clock, noon(9))).toEqual({ lasts: false, told: expect.stringMatching(/^on holiday from .*10/) as string });
  expect(holidayAt(clock, noon(10))).toEqual({ lasts: true, told: expect.stringMatching(/^on holiday until .*12/) as string });
  expect(holidayAt(clock, noon(12))).toEqual({ lasts: true, told: expect.stringMatching(/^on holiday until .*12/) as string });
  expect(holidayAt(clock, noon(13))).toBeNull();
  expect(holidayAt({ holiday: null }, noon(10))).toBeNull();
});

test("times are written as clocks write them", () => {
  expect([0, 999, 65_000, 3_723_000].map(written)).toEqual(["0:00", "0:01", "1:05", "1:02:03"]);
});
