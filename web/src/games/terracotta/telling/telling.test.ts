import { beforeAll, describe, expect, it } from "vitest";
import type { LogEntry } from "$lib/api/types";
import { speak } from "$lib/words/words.svelte";
import { type Moment, moments, playersOf, printed } from "../fixtures/moments";
import { ledger, named, plays, told } from "./telling";

beforeAll(() => speak("en"));

const entryOf = (moment: Moment): LogEntry => ({
  number: 1,
  kind: "decide",
  seat: moment.seat,
  text: moment.text,
  at: 0,
  ledger: moment.ledger,
  lines: [],
  watched: false,
  by: "bot",
});
const around = (moment: Moment) => ({ players: playersOf(moment.view), printed });
const toldOf = (start: string): string => {
  const moment = moments.find(({ text }) => text.startsWith(start))!;
  return told(entryOf(moment), around(moment))[0]!.text;
};

describe("the log", () => {
  it("tells every entry in words of the catalogue, with its rules", () => {
    for (const moment of moments) {
      const lines = told(entryOf(moment), around(moment));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line.text).not.toMatch(/terracotta-|[{}]|undefined|^$/);
    }
  });

  it("tells who did what where, and what they gained and paid", () => {
    expect(toldOf("build guard b1")).toMatch(/^\w+ builds a guard on b1: \+8 VP, -\d wet clay\.$/);
    expect(toldOf("use halberd b1-e1")).toMatch(/uses the halberd and moves the warrior on b1 to e1: \+3 VP\.$/);
  });

  it("lights the places that it speaks of", () => {
    const moment = moments.find(({ text }) => text === "build guard b1")!;
    const [line] = told(entryOf(moment), around(moment));
    expect(line!.spots).toContain("space b1");
    expect(line!.spots.some((spot) => spot.startsWith("warehouse "))).toBe(true);
  });

  it("tells the end of a round scoring by scoring", () => {
    const moment = moments.find((one) => one.ledger.some((line) => line.what === "round"))!;
    const texts = told(entryOf(moment), around(moment)).map((line) => line.text);
    expect(texts[1]).toMatch(/^The inspector at row \d: /);
    expect(texts[2]).toMatch(/^The inspector at column [a-i]: /);
    expect(texts.at(-1)).toMatch(/Round \d begins\.$/);
  });

  it("gives all points of an end of a round to somebody once", () => {
    for (const moment of moments.filter((one) => one.ledger.some((line) => line.rule.startsWith("T8.")))) {
      const points = moment.ledger.filter((line) => line.what === "vp" && /^T(8|10)\./.test(line.rule));
      const said = told(entryOf(moment), around(moment))
        .slice(1)
        .flatMap((line) => [...line.text.matchAll(/(\d+) VP/g)].map((found) => Number(found[1])));
      expect(said.reduce((sum, vp) => sum + vp, 0)).toBe(points.reduce((sum, line) => sum + line.amount, 0));
    }
  });

  it("says nothing of an undo, which the table tells itself", () => {
    const moment = moments[0]!;
    expect(told({ ...entryOf(moment), kind: "undo", text: "3" }, around(moment))).toEqual([]);
  });

  it("has scenes where a round or the game was scored", () => {
    for (const moment of moments)
      expect(plays(entryOf(moment))).toBe(moment.ledger.some((line) => line.what === "row inspector" && line.rule === "T8.1"));
  });

  it("names what points were for", () => {
    for (const moment of moments)
      for (const line of moment.ledger.filter(({ source }) => source))
        expect(named(line.source, "")).not.toMatch(/terracotta-|[{}]/);
    expect(named("inspector row", "3")).toBe("Inspected row 3");
    expect(named("tile", "central row")).toBe("Tile: central row");
  });

  it("puts lines of the ledger into a few words", () => {
    for (const moment of moments)
      for (const line of moment.ledger) expect(ledger(line, around(moment))).not.toMatch(/terracotta-|[{}]|undefined/);
    const points = { rule: "T8.1", seat: 0, what: "vp", amount: 7, source: "inspector row", where: "3" };
    expect(ledger(points, around(moments[0]!))).toBe("+7 VP for the inspected row 3");
  });
});
