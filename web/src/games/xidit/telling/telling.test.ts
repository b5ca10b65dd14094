import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "$lib/words/words.svelte";
import { entryOf, moments, playersOf, printed } from "../fixtures/moments";
import { chapters } from "./chapters";
import { ledger, told } from "./telling";

beforeAll(() => speak("en"));

const linesOf = (moment: (typeof moments)[number]) => told(entryOf(moment), { players: playersOf(moment.view), printed });

describe("the log", () => {
  it("tells every entry in words of the catalogue", () => {
    for (const moment of moments) {
      for (const line of linesOf(moment)) {
        expect(line.text).not.toMatch(/xidit-|[{}]|^$/);
        expect(line.rules.length).toBeGreaterThan(0);
      }
    }
  });

  it("is silent only where somebody got ready", () => {
    for (const moment of moments) {
      if (!linesOf(moment).length) expect(moment.ledger.every(({ what }) => what === "ready")).toBe(true);
    }
  });

  it("points at cities, regions, roads, titans and players", () => {
    const kinds = new Set(moments.flatMap(linesOf).flatMap((line) => line.spots.map((spot) => spot.split(" ")[0])));
    expect([...kinds].sort()).toEqual(["city", "player", "region", "road", "titan"]);
    for (const spot of moments.flatMap(linesOf).flatMap((line) => line.spots)) expect(spot).toMatch(/^\w+ [\w-]+$/);
  });

  it("gives each order a line of its own", () => {
    const year = moments.find((moment) => moment.ledger.filter(({ what }) => what === "order").length > 5)!;
    const orders = year.ledger.filter(({ what }) => what === "order").length;
    expect(chapters(year.ledger).filter(([head]) => head.what === "order").length).toBe(orders);
  });

  it("tells a start, a move and a lost order as players would", () => {
    const texts = moments.flatMap(linesOf).map((line) => line.text);
    expect(texts).toContainEqual(expect.stringMatching(/^\w+ starts in city \d+\.$/));
    expect(texts).toContainEqual(expect.stringMatching(/^\w+, order \d: (Black|Red|Blue) road to city \d+\.$/));
    expect(texts).toContainEqual(expect.stringMatching(/lost in city \d+, /));
  });
});

describe("a line of the ledger", () => {
  it("is told in words of the catalogue, or not at all", () => {
    for (const { ledger: lines, view } of moments) {
      for (const line of lines) expect(ledger(line, { players: playersOf(view), printed })).not.toMatch(/xidit-|[{}]/);
    }
  });

  it("tells what a reward brought", () => {
    const line = { rule: "X4.8", seat: 0, what: "bard", amount: 2, source: "", where: "snow" };
    expect(ledger(line, { players: playersOf(moments[0]!.view), printed })).toBe("Ann: 2 bards to Snow");
  });
});
