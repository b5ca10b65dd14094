import { describe, expect, it } from "vitest";
import type { SeatAbsence } from "$lib/api/types";
import { leavings } from "./leavings";

const absence = (more: Partial<SeatAbsence>): SeatAbsence => ({
  seat: 0,
  cause: "handed",
  for_good: false,
  bot: "steward",
  at: 10,
  number: 4,
  ended_at: null,
  ended_number: null,
  ...more,
});

describe("who has left, in the log", () => {
  it("stands where it happened, with the return", () => {
    const absences = [absence({ ended_at: 20, ended_number: 9 }), absence({ seat: 1, cause: "resigned", for_good: true })];
    expect(leavings(absences, 4).map(({ id, seat }) => [id, seat])).toEqual([
      ["table-log-handed", 0],
      ["table-log-resigned", 1],
    ]);
    expect(leavings(absences, 9).map(({ id }) => id)).toEqual(["table-log-back"]);
    expect(leavings(absences, 5)).toEqual([]);
  });

  it("has nobody come back who resigns from behind a bot", () => {
    const resigned = absence({ cause: "resigned", for_good: true, at: 20, number: 4 });
    const told = leavings([absence({ ended_at: 20, ended_number: 4 }), resigned], 4);
    expect(told.map(({ id }) => id)).toEqual(["table-log-handed", "table-log-resigned"]);
  });

  it("tells those whose time was up from those who are out by it", () => {
    expect(leavings([absence({ cause: "time" })], 4)[0]?.id).toBe("table-log-time");
    expect(leavings([absence({ cause: "time", for_good: true })], 4)[0]?.id).toBe("table-log-out");
  });
});
