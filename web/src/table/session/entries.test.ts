import { expect, test } from "vitest";
import type { LogEntry } from "$lib/api/types";
import { grouped, standing, type Turn, undone } from "./entries";

const entry = (number: number, kind: LogEntry["kind"], seat: number | null, text: string): LogEntry => ({
  number,
  kind,
  seat,
  text,
  at: 0,
  ledger: [],
  lines: [],
  round: 1,
  turn: number,
  watched: false,
  by: "person",
});
const decide = (number: number, seat = 0): LogEntry => entry(number, "decide", seat, "do");
const undo = (number: number, to: number, undone: number[]): LogEntry => ({ ...entry(number, "undo", 0, String(to)), undone });

test("what stands is what the last undo left, and what came after it", () => {
  const log = [decide(1), decide(2), undo(3, 1, [2, 3]), decide(4), undo(5, 0, [1, 2, 3, 4, 5]), decide(6)];
  expect([...undone(log)]).toEqual([1, 2, 3, 4, 5]);
  expect(standing(log)).toEqual([0, 6]);
  expect(standing(log.slice(0, 4))).toEqual([0, 1, 4]);
});

test("the log is grouped by round and turn", () => {
  const log = [decide(1), { ...decide(2), turn: 1 }, decide(3, 1), { ...decide(4), round: 2 }];
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
