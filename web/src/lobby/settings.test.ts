import { beforeAll, describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "$lib/api/types";
import { learnWords, speak } from "$lib/words/words.svelte";
import { terms } from "./settings";

const option = (name: string, values: OptionInfo["values"]) =>
  ({ name, kind: "choice", default: values[0], values, label: `sample-${name}` }) as OptionInfo;
const GAME = { settings: [option("short", [false, true]), option("length", [3, 5])] } as unknown as GameInfo;
const TABLE = { pace: "live", clock: null, options: { short: false, length: 3 }, open_book: true } as const;

describe("what one sits down to", () => {
  beforeAll(async () => {
    await speak("en");
    await learnWords(["all"]);
  });
  it("is the pace alone where everything is as usual", () => {
    expect(terms(TABLE, GAME)).toEqual(["live"]);
    expect(terms(TABLE, undefined)).toEqual(["live"]);
  });
  it("has the time for the game, or for each decision, and what happens at its end", () => {
    expect(terms({ ...TABLE, clock: { bank: 900, increment: 15, at_zero: "out" } }, GAME)).toEqual([
      "live",
      "15 min each, 15 s more a turn",
      "when time is up, a bot plays to the end, and they come last",
    ]);
    expect(terms({ ...TABLE, clock: { bank: 90 } }, GAME)[1]).toBe("1.5 min each");
    expect(terms({ ...TABLE, pace: "slow", clock: { days: 2, night: true, at_zero: "nothing" } }, GAME)).toEqual([
      "slow",
      "2 days for each decision",
      "the clock pauses while a player sleeps",
    ]);
  });
  it("has the variants that are not usual", () => {
    expect(terms({ ...TABLE, options: { short: true, length: 5 }, open_book: false }, GAME).slice(1, 3)).toEqual([
      "sample-short",
      "sample-length: 5",
    ]);
  });
});
