import { expect, it } from "vitest";
import type { LogEntry } from "$lib/api/types";
import { fits } from "./course.svelte";
import { ENOUGH, latest, toExplain } from "./explaining";

const entry = (number: number, seat: number) => ({ number, seat, kind: "decide" }) as LogEntry;
const told = ({ number, seat }: LogEntry) => [
  { text: `line ${number}`, seat, targets: [], rules: number % 2 ? ["T1.1", "T1.2"] : ["T2.1"] },
];

it("explains one's own latest decision and what came after it", () => {
  const log = [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 1)];
  expect(latest(log, [0]).map(({ number }) => number)).toEqual([3, 4]);
  expect(latest(log.slice(0, 2), [2]).map(({ number }) => number)).toEqual([1, 2]);
});

it("explains each rule once, and none that has been seen often enough", () => {
  const log = [entry(3, 0), entry(4, 1), entry(6, 1)];
  const rules = (seen: Record<string, number>, always = false) => toExplain(log, told, [0], seen, always).map(({ rule }) => rule);
  expect(rules({})).toEqual(["T1.1", "T2.1"]);
  expect(rules({ "T1.1": ENOUGH })).toEqual(["T1.2", "T2.1"]);
  expect(rules({ "T1.1": ENOUGH, "T1.2": ENOUGH, "T2.1": ENOUGH })).toEqual([]);
  expect(rules({ "T1.1": ENOUGH, "T1.2": ENOUGH, "T2.1": ENOUGH }, true)).toEqual(["T1.1", "T2.1"]);
});

it("leaves out deeds if there are many, but nothing that was scored", () => {
  const lines = [
    ...["T8.1", "T8.2", "T8.4", "T9.1", "T9.2"].map((rule) => ({ rule, seat: null })),
    ...["T3.3", "T4.1", "T4.2", "T4.3", "T4.8"].map((rule) => ({ rule, seat: 1 })),
  ];
  const all = () => lines.map(({ rule, seat }) => ({ text: rule, seat, targets: [], rules: [rule] }));
  expect(toExplain([entry(1, 0)], all, [0], {}, false).map(({ rule }) => rule)).toEqual([
    ...["T8.1", "T8.2", "T8.4", "T9.1", "T9.2"],
    ...["T4.1", "T4.2", "T4.3", "T4.8"],
  ]);
});

it("takes the viewer's own deeds before those of others, in the order in which they came", () => {
  const said = ({ seat }: LogEntry) => [
    { text: `seat ${seat}`, seat, targets: [], rules: ["X4.13"] },
    ...["X4.4", "X4.5", "X4.7", "X4.8", "X5.1"].map((rule) => ({ text: `${rule} ${seat}`, seat, targets: [], rules: [rule] })),
  ];
  const found = toExplain([entry(1, 1), entry(2, 0)], said, [0], { "X4.8": ENOUGH, "X5.1": ENOUGH, "X4.7": ENOUGH }, false);
  expect(found.map(({ text }) => text)).toEqual(["seat 0", "X4.4 0", "X4.5 0"]);
});

it("knows a decision that is meant by a pattern", () => {
  expect(fits("plan ARA???", "plan ARAKBW")).toBe(true);
  expect(fits("plan ARA???", "plan ARBKBW")).toBe(false);
  expect(fits("bards *", "bards centre 2 snow 1")).toBe(true);
  expect(fits("do", "do it")).toBe(false);
});
