import { describe, expect, it } from "vitest";
import { firstForm, namesIn, sittersFor, taking, toSend, whatIsMissing } from "./tableForm";

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
  lesson: false,
  puzzles: false,
  majorities: true,
};

describe("a new table", () => {
  it("begins as a game with people: no bot is chosen beforehand", () => {
    const sent = toSend(firstForm(game));
    expect(sent.seats).toEqual([{}, {}]);
    expect(sent.play).toBe(true);
    expect(sent.seat).toBe(0);
  });

  it("lets me take any colour, which is its seat", () => {
    const form = firstForm(game);
    expect(taking(["me", "bot greedy"], 1)).toEqual(["bot greedy", "me"]);
    expect(taking(["free", "free"], 1)).toEqual(["free", "me"]);
    expect(toSend({ ...form, sitters: ["free", "me"] }).seat).toBe(1);
    expect(toSend({ ...form, sitters: ["free", "free"] })).toMatchObject({ play: false, seat: null });
  });

  it("keeps who sits where when it grows, and the new seats are free", () => {
    expect(sittersFor(4, ["me", "bot greedy"])).toEqual(["me", "bot greedy", "free", "free"]);
    expect(sittersFor(2, ["me", "beside", "free"])).toEqual(["me", "beside"]);
  });

  it("names those beside me", () => {
    const form = { ...firstForm(game), sitters: ["me", "beside"] as const, names: ["", " Ada "] };
    expect(toSend({ ...form, sitters: [...form.sitters] }).seats).toEqual([{}, { name: "Ada" }]);
  });

  it("says what cannot be", () => {
    const form = firstForm(game);
    expect(whatIsMissing({ ...form, sitters: ["me", "me"] })).toBe("app-once-only");
    expect(whatIsMissing({ ...form, sitters: ["free", "me"] })).toBe("");
    expect(whatIsMissing({ ...form, sitters: ["bot greedy", "beside"] })).toBe("app-same-screen-whose");
    expect(whatIsMissing({ ...form, sitters: ["bot greedy", "me", "free"] })).toBe("");
  });

  it("has a clock only of the chosen kind", () => {
    const form = firstForm(game);
    expect(toSend(form).clock).toBeNull();
    expect(toSend({ ...form, clock: "bank", minutes: 5, increment: 3 }).clock).toEqual({
      bank: 300,
      increment: 3,
      at_zero: "bot",
    });
    expect(toSend({ ...form, clock: "days", days: 2, night: true }).clock).toEqual({ days: 2, night: true, at_zero: "bot" });
  });

  it("sends the settings that were chosen, and the usual ones if none were", () => {
    const form = firstForm(game);
    expect(toSend(form)).toMatchObject({ open_book: true });
    expect(toSend({ ...form, settings: { open_book: false } })).toMatchObject({ open_book: false });
  });

  it("reads names between commas and on lines, each once", () => {
    expect(namesIn("Ada, Bob\nAda,, Eve ")).toEqual(["Ada", "Bob", "Eve"]);
  });
});
