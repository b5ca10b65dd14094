import { describe, expect, it } from "vitest";
import { moments } from "../fixtures/moments";
import { flightsOf } from "./flights";

const { view } = moments.find(({ view: one }) => one.pending)!;
const line = (what: string, seat: number, amount: number, where: string, source = "") => {
  return { rule: "X4.6", seat, what, amount, source, where };
};
const home = String(view.players[view.seats[1]!]!.city);

describe("what flies over the map", () => {
  it("rises from the city where it was won", () => {
    expect(flightsOf({ ledger: [line("unit", 1, 1, "7", "archer")] }, view)).toEqual([
      { what: "unit", source: "archer", amount: 1, from: "7", to: "7" },
    ]);
    expect(flightsOf({ ledger: [line("gold", 1, 3, "")] }, view)).toEqual([
      { what: "gold", source: "", amount: 3, from: home, to: home },
    ]);
  });

  it("goes with bards from the Idrakys into their region", () => {
    expect(flightsOf({ ledger: [line("bard", 1, 2, "snow")] }, view)).toEqual([
      { what: "bards", source: "", amount: 2, from: home, to: "snow" },
    ]);
  });

  it("is nothing for tokens, orders and what happens to nobody", () => {
    const ledger = [line("order", 1, 2, "7"), line("unit", -1, 2, "7", "cleric"), line("threat token", -1, 5, "")];
    expect(flightsOf({ ledger }, view)).toEqual([]);
  });
});
