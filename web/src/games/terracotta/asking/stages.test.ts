import { beforeAll, describe, expect, it } from "vitest";
import type { Option, Stage } from "$lib/table/face";
import { speak } from "$lib/words/words.svelte";
import { legalIn, type Moment, moments, printed } from "../fixtures/moments";
import { stage } from "./stages";

beforeAll(() => speak("en"));

const ask = (moment: Moment, words: string): Stage => {
  const asked = stage({ view: moment.view, printed }, moment.actions, words);
  if (!asked) throw new Error(`nothing is asked after ${words}`);
  return asked;
};

/** All stages that can be reached, by what has been said. */
function reached(moment: Moment, words = "", found = new Map<string, Stage>()): Map<string, Stage> {
  if (found.has(words)) return found;
  const asked = ask(moment, words);
  found.set(words, asked);
  for (const option of asked.options) if (!option.done) reached(moment, option.words, found);
  return found;
}

const optionsOf = (moment: Moment): Option[] => [...reached(moment).values()].flatMap((asked) => asked.options);

describe("the stages of a decision", () => {
  it("lead to every legal decision and to nothing else", () => {
    for (const moment of moments) {
      const whole = new Set(
        optionsOf(moment)
          .filter((option) => option.done)
          .map((option) => option.words),
      );
      expect([...whole].sort()).toEqual(legalIn(moment).sort());
    }
  });

  it("never offer the same spot twice at a stage", () => {
    for (const moment of moments) {
      for (const asked of reached(moment).values()) {
        const spots = asked.options.map((option) => option.spot).filter(Boolean);
        expect(new Set(spots).size).toBe(spots.length);
      }
    }
  });

  it("say everything in words of the catalogue", () => {
    for (const moment of moments) {
      for (const asked of reached(moment).values()) {
        for (const text of [asked.prompt, ...asked.options.map((option) => option.label)])
          expect(text).not.toMatch(/terracotta-|[{}]|^$/);
        expect(asked.rules.length).toBeGreaterThan(0);
      }
    }
  });

  it("ask why of a spot only with a decision that is not legal", () => {
    const spots = [
      "segment 1",
      "segment 5",
      "ring inner",
      "space a1",
      "space e4",
      "rack officer",
      "specialist horse",
      "token 2",
      "row 3",
      "action inner",
    ];
    for (const moment of moments) {
      const legal = new Set(legalIn(moment));
      for (const asked of reached(moment).values()) {
        const lit = new Set(asked.options.map((option) => option.spot));
        for (const spot of spots.filter((one) => !lit.has(one))) {
          const decision = asked.at?.(spot) ?? null;
          if (decision !== null) expect(legal.has(decision), `${asked.words} at ${spot}: ${decision}`).toBe(false);
        }
      }
    }
  });
});

const find = (test: (moment: Moment, legal: string[]) => boolean): Moment => {
  const found = moments.find((moment) => test(moment, legalIn(moment)));
  if (!found) throw new Error("no such moment among the fixtures");
  return found;
};

describe("a turn", () => {
  it("asks for the kind of worker only where a segment takes both", () => {
    const moment = find(
      (_, legal) =>
        legal.some((text) => text.startsWith("place craftsman")) && legal.some((text) => text.startsWith("place artisan")),
    );
    const legal = legalIn(moment);
    for (const option of ask(moment, "").options.filter(({ spot }) => spot.startsWith("segment "))) {
      const number = option.spot.slice(8);
      expect(option.done).toBe(!(legal.includes(`place craftsman ${number}`) && legal.includes(`place artisan ${number}`)));
    }
  });

  it("puts the horse's way on the next space", () => {
    const moment = find((_, legal) => legal.some((text) => /^buy horse .. right$/.test(text)));
    const rider = legalIn(moment)
      .find((text) => / right$/.test(text) && text.startsWith("buy horse"))!
      .split(" ")[2]!;
    const option = ask(moment, `buy horse ${rider}`).options.find(({ words }) => words.endsWith(" right"))!;
    expect(option.spot).toBe(`space ${String.fromCharCode(rider.charCodeAt(0) + 1)}${rider[1]}`);
  });

  it("names the lower warehouse first, whichever was picked first", () => {
    const moment = find((_, legal) => legal.includes("collect 1 3"));
    const options = ask(moment, "collect 3").options;
    expect(options.find(({ spot }) => spot === "warehouse 1")?.words).toBe("collect 1 3");
  });

  it("asks nothing where nothing is legal", () => {
    expect(stage({ view: moments[0]!.view, printed }, [], "")).toBeNull();
  });
});
