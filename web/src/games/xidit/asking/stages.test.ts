import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Option, Stage } from "$lib/table/face";
import { speak } from "$lib/words/words.svelte";
import { legalIn, type Moment, moments, tableOf } from "../fixtures/moments";
import { ORDERS, ORDERS_A_YEAR, stepOf, UNSET } from "../kingdom";
import { stage } from "./stages";

beforeAll(() => speak("en"));

const ask = (moment: Moment, words: string): Stage => {
  const asked = stage(tableOf(moment), moment.actions, words);
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

const planned = moments.filter(({ view }) => stepOf(view) === "plan");
const others = moments.filter(({ view }) => stepOf(view) !== "plan");
const stagesOf = (moment: Moment): Stage[] =>
  stepOf(moment.view) === "plan" ? [ask(moment, "")] : [...reached(moment).values()];

describe("the stages of a decision", () => {
  it("are tested at every step that the rules know", () => {
    const steps = new Set(moments.map(({ view }) => stepOf(view)));
    const known = ["start", "plan", "reward", "bards", "titan", "raise", "show", "census bards", "census floor"];
    expect([...steps].sort()).toEqual(known.sort());
  });

  it("lead to every legal decision and to nothing else", () => {
    for (const moment of others) {
      const options = [...reached(moment).values()].flatMap((asked) => asked.options);
      const whole = new Set(options.filter((option) => option.done).map((option) => option.words));
      expect([...whole].sort()).toEqual(legalIn(moment).sort());
    }
  });

  it("never offer the same spot twice at a stage", () => {
    for (const moment of others) {
      for (const asked of stagesOf(moment)) {
        const spots = asked.options.map((option) => option.spot).filter(Boolean);
        expect(new Set(spots).size, asked.words).toBe(spots.length);
      }
    }
  });

  it("say everything in words of the catalogue, with the rules behind it", () => {
    for (const moment of moments) {
      for (const asked of stagesOf(moment)) {
        const said = [asked.prompt, ...asked.options.map((option) => option.label)];
        for (const text of said) expect(text).not.toMatch(/xidit-|[{}]|^$/);
        expect(asked.rules.length).toBeGreaterThan(0);
      }
    }
  });

  it("ask why of a spot only with a decision that is not legal", () => {
    for (const moment of others) {
      const legal = new Set(legalIn(moment));
      for (const asked of stagesOf(moment)) {
        const lit = new Set(asked.options.map((option) => option.spot));
        for (const spot of ["city 3", "city 17", "region marsh", "region centre", "titan 3", "titan 5", "player red"]) {
          const decision = lit.has(spot) ? null : (asked.at?.(spot) ?? null);
          if (decision !== null) expect(legal.has(decision), `${asked.words} at ${spot}`).toBe(false);
        }
      }
    }
  });
});

describe("a plan", () => {
  const plans = fc.array(fc.constantFrom(...ORDERS), { minLength: ORDERS_A_YEAR, maxLength: ORDERS_A_YEAR });

  it("of any six orders can be put together order by order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...planned), plans, (moment, orders) => {
        let words = "";
        for (const [place, order] of orders.entries()) {
          const asked = ask(moment, words);
          const picked: Option | undefined = asked.options.find((option) => option.words.split(" ")[1]?.[place] === order);
          expect(picked?.done).toBe(false);
          words = picked!.words;
        }
        const whole = ask(moment, words).options.filter((option) => option.done);
        expect(whole.map((option) => option.words)).toEqual([`plan ${orders.join("")}`]);
      }),
      { numRuns: 60 },
    );
  });

  it("can have any of its orders set anew", () => {
    const anew = ask(planned[0]!, "plan RAKBAW").options.filter((option) => !option.done);
    const plans = anew.map((option) => option.words.slice("plan ".length));
    expect(plans).toEqual([".AKBAW", "R.KBAW", "RA.BAW", "RAK.AW", "RAKB.W", "RAKBA."]);
  });

  it("lights the cities that the next order leads to, and the one where it acts", () => {
    const moment = planned.find(({ view, seat }) => view.players[view.seats[seat]!]!.city)!;
    const city = moment.view.players[moment.view.seats[moment.seat]!]!.city;
    const action = ask(moment, "").options.find((option) => option.words === `plan A${UNSET.repeat(5)}`);
    expect(action?.spot).toBe(`city ${city}`);
  });

  it("that is in can be changed although nothing is owed, and only then", () => {
    const [moment] = planned as [Moment];
    const colour = moment.view.seats[moment.seat]!;
    const pending = { step: "plan" as const, plans: { [colour]: "RAKBAW" } };
    const sent = { ...moment, actions: [], view: { ...moment.view, pending } };
    expect(ask(sent, "").words).toBe("plan RAKBAW");
    expect(ask(sent, "").options.every((option) => !option.done)).toBe(true);
    expect(ask(sent, "plan RAKBAA").options[0]).toMatchObject({ words: "plan RAKBAA", done: true });
    expect(stage({ ...tableOf(moment), view: { ...moment.view, pending: null } }, [], "")).toBeNull();
  });
});

describe("bards", () => {
  it("all go to one region in one step, where that is legal", () => {
    for (const moment of moments.filter(({ view }) => stepOf(view).endsWith("bards"))) {
      const direct = ask(moment, "")
        .options.filter((option) => option.done)
        .map((option) => option.words);
      expect(direct.sort()).toEqual(
        legalIn(moment)
          .filter((text) => text.split(" ").length === 3)
          .sort(),
      );
    }
  });
});
