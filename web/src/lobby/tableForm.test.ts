import { describe, expect, it } from "vitest";
import { firstForm, namesIn, sittersFor, toSend, whatIsMissing } from "./tableForm";

const game = {
  name: "terracotta",
  colours: ["yellow", "green", "blue", "purple"],
  fewest: 2,
  most: 4,
  title: "Terracotta Army",
  options: {},
  settings: [],
  editions: ["standard"],
  bots: ["random", "greedy"],
  secrets: false,
  open_book: false,
};

describe("a new table", () => {
  it("begins as a game against bots that can start at once", () => {
    const sent = toSend(firstForm(game, "greedy"));
    expect(sent.seats).toEqual([{}, { bot: "greedy" }]);
    expect(sent.play).toBe(true);
  });

  it("keeps who sits where when it grows, and the new seats are free", () => {
    expect(sittersFor(4, ["me", "bot greedy"], "")).toEqual(["me", "bot greedy", "free", "free"]);
    expect(sittersFor(2, ["me", "beside", "free"], "")).toEqual(["me", "beside"]);
  });

  it("names those beside me", () => {
    const form = { ...firstForm(game, "greedy"), sitters: ["me", "beside"] as const, names: ["", " Ada "] };
    expect(toSend({ ...form, sitters: [...form.sitters] }).seats).toEqual([{}, { name: "Ada" }]);
  });

  it("says what cannot be", () => {
    const form = firstForm(game, "greedy");
    expect(whatIsMissing({ ...form, sitters: ["me", "me"] })).toBe("house-once-only");
    expect(whatIsMissing({ ...form, sitters: ["free", "me"] })).toBe("house-free-after-me");
    expect(whatIsMissing({ ...form, sitters: ["bot greedy", "beside"] })).toBe("house-beside-whom");
    expect(whatIsMissing({ ...form, sitters: ["bot greedy", "me", "free"] })).toBe("");
  });

  it("has a clock only of the chosen kind", () => {
    const form = firstForm(game, "greedy");
    expect(toSend(form).clock).toBeNull();
    expect(toSend({ ...form, clock: "bank", minutes: 5, increment: 3 }).clock).toEqual({
      bank: 300,
      increment: 3,
      at_zero: "nothing",
    });
    expect(toSend({ ...form, clock: "days", days: 2, night: true }).clock).toEqual({ days: 2, night: true, at_zero: "nothing" });
  });

  it("reads names between commas and on lines, each once", () => {
    expect(namesIn("Ada, Bob\nAda,, Eve ")).toEqual(["Ada", "Bob", "Eve"]);
  });
});
