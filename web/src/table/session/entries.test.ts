import fc from "fast-check";
import { expect, test } from "vitest";
import type { LogEntry, LoggedEntry } from "$lib/api/types";
import { grouped, logged, ownRun, standing, type Turn, undone } from "./entries";

const entry = (number: number, kind: LogEntry["kind"], seat: number | null, text: string): LogEntry => ({
  number,
  kind,
  seat,
  text,
  at: 0,
  ledger: [],
  lines: [],
  watched: false,
  by: "person",
});
const decide = (number: number, seat = 0): LogEntry => entry(number, "decide", seat, "do");
const undo = (number: number, to: number, seat = 0): LogEntry => entry(number, "undo", seat, String(to));

test("an undo takes back everything after the number it goes back to", () => {
  expect([...undone([decide(1), decide(2), decide(3), undo(4, 1)])]).toEqual([2, 3]);
  expect(standing([decide(1), decide(2), decide(3), undo(4, 1), decide(5)])).toEqual([0, 1, 5]);
});

test("an undo of an undone path goes back to where that path stood", () => {
  // 1 2, back to 1, 4, back to the moment after entry 3 (which is the moment after 1)
  expect(standing([decide(1), decide(2), undo(3, 1), decide(4), undo(5, 3)])).toEqual([0, 1]);
  expect(standing([decide(1), undo(2, 0), decide(3), undo(4, 2), decide(5)])).toEqual([0, 5]);
});

test("what stands is what a reader gets who really goes back", () => {
  const games = fc.array(fc.option(fc.nat(), { freq: 4 }), { maxLength: 40 });
  fc.assert(
    fc.property(games, (steps) => {
      const entries: LogEntry[] = [];
      const histories: number[][] = [[]];
      for (const [index, back] of steps.entries()) {
        const number = index + 1;
        if (back === null) {
          entries.push(decide(number));
          histories.push([...histories[index]!, number]);
        } else {
          const to = back % number;
          entries.push(undo(number, to));
          histories.push(histories[to]!);
        }
      }
      expect(standing(entries)).toEqual([0, ...histories.at(-1)!]);
    }),
  );
});

test("the turn so far is one's own decisions since somebody else's, without those taken back", () => {
  expect(ownRun([decide(1, 1), decide(2), decide(3), undo(4, 2), decide(5)], 0)).toEqual([2, 5]);
  expect(ownRun([decide(1), decide(2, 1)], 0)).toEqual([]);
});

test("the log is grouped by round and turn", () => {
  const log: LoggedEntry[] = [];
  const played = [
    [decide(1), 1],
    [decide(2), 1],
    [decide(3, 1), 1],
    [decide(4), 2],
  ] as const;
  for (const [one, round] of played) log.push(logged(one, log, round));
  const shape = ({ first, seat, entries }: Turn) => [first, seat, entries.length];
  expect(grouped(log).map(({ round, turns }) => [round, turns.map(shape)])).toEqual([
    [
      1,
      [
        [1, 0, 2],
        [3, 1, 1],
      ],
    ],
    [2, [[4, 0, 1]]],
  ]);
});

test("what several decide at once is one turn that belongs to nobody", () => {
  const plans = [0, 1, 2].map((seat) => ({ ...decide(seat + 1, seat), round: 1, turn: 1 }));
  expect(grouped(plans)[0]!.turns.map((turn) => [turn.first, turn.seat])).toEqual([[1, null]]);
});

test("a turn that all went back to goes on under its own heading", () => {
  const turns = [1, 1, 3, 4, 1];
  const log = turns.map((turn, place) => ({ ...decide(place + 1, turn === 3 ? 1 : 0), round: 1, turn }));
  expect(grouped(log)[0]!.turns.map((turn) => turn.first)).toEqual([1, 3, 4, 5]);
});
