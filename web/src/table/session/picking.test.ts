import fc from "fast-check";
import { expect, test } from "vitest";
import type { Option, Stage } from "$lib/table/drawing";
import { byLetter, matching, onlyDecision, Picking, stageOf } from "./picking.svelte";

const LEGAL = ["build officer a1", "build officer b2", "build guard a1", "skip"];

/** A game of words: each stage offers the next word. */
function ask(words: string): Stage | null {
  const said = words.split(" ").filter(Boolean).length;
  const begun = LEGAL.filter((text) => text.startsWith(words));
  const nexts = new Set(
    begun.map((text) =>
      text
        .split(" ")
        .slice(0, said + 1)
        .join(" "),
    ),
  );
  const options = [...nexts].map((next): Option => {
    const last = next.split(" ").at(-1)!;
    return { words: next, label: last, target: /^[a-i]\d$/.test(last) ? `space ${last}` : "", done: LEGAL.includes(next) };
  });
  return { prompt: "", options, words, rules: [] };
}

test("stage by stage to a whole decision, and back", () => {
  const picking = new Picking(ask);
  expect(picking.stage!.options.map((option) => option.words)).toEqual(["build", "skip"]);
  picking.goInto(picking.stage!.options[0]!);
  picking.goInto(picking.stage!.options[0]!);
  expect([...picking.lit.keys()]).toEqual(["space a1", "space b2"]);
  expect(picking.lit.get("space b2")).toMatchObject({ words: "build officer b2", done: true });
  picking.chosen = picking.lit.get("space b2")!;
  expect(picking.back()).toBe(true);
  expect(picking.chosen).toBe(null);
  expect(picking.stage!.words).toBe("build officer");
  expect([picking.back(), picking.back(), picking.back()]).toEqual([true, true, false]);
  expect(picking.stage!.words).toBe("");
});

test("what could be picked at a stage before can be picked instead", () => {
  const racks = (words: string): Stage => {
    const options = words
      ? [{ words: `${words} a1`, label: "", target: "space a1", done: true }]
      : ["officer", "guard"].map((type) => ({ words: type, label: "", target: `rack ${type}`, done: false }));
    return { prompt: "", options, words, rules: [] };
  };
  const picking = new Picking(racks);
  picking.goInto(picking.lit.get("rack officer")!);
  expect(picking.reopen("space b2")).toBe(null);
  expect(picking.stage!.words).toBe("officer");
  picking.goInto(picking.reopen("rack guard")!);
  expect(picking.stage!.words).toBe("guard");
});

test("what is offered, and what has been said, is there as data", () => {
  const label = { id: "general-choice" };
  const last = { words: "build officer a1", label, target: "space a1", decision: { kind: "build", args: ["officer", "a1"] } };
  const then = { prompt: label, choices: [last] };
  const first = { words: "build officer", label, target: "rack officer", decision: { kind: "build", args: ["officer"] }, then };
  const question = { prompt: label, choices: [first, { words: "skip", label }] };
  const asked = (words: string) => stageOf(question, words, () => "");
  expect(asked("")?.decision).toBeUndefined();
  expect(asked("")?.options.map(({ decision }) => decision)).toEqual([first.decision, undefined]);
  expect(asked("build officer")?.decision).toEqual(first.decision);
  expect(asked("build officer")?.options[0]?.decision).toEqual(last.decision);
});

test("every decision can be reached by picking, and only those", () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), (choices) => {
      const picking = new Picking(ask);
      for (const choice of choices) {
        const options = picking.stage!.options;
        const option = options[choice % options.length]!;
        if (option.done) {
          reached.add(option.words);
          expect(LEGAL).toContain(option.words);
          return;
        }
        picking.goInto(option);
      }
    }),
    { seed: 1, numRuns: 200 },
  );
  expect([...reached].sort()).toEqual([...LEGAL].sort());
});

test("what is forced is one decision, not one that stands for many", () => {
  expect(onlyDecision([{ name: "do", choices: [[]] }])).toBe("do");
  expect(onlyDecision([{ name: "place", choices: [["craftsman", "5"]] }])).toBe("place craftsman 5");
  expect(onlyDecision([{ name: "plan", choices: [["KKKKKK"], ["KRBAWK"]] }])).toBe(null);
  expect(
    onlyDecision([
      { name: "do", choices: [[]] },
      { name: "skip", choices: [[]] },
    ]),
  ).toBe(null);
  expect(onlyDecision([{ name: "take", choices: [["clay"], ["coin"]] }])).toBe(null);
  expect(onlyDecision([])).toBe(null);
});

test("typing finds options by every word, in any order", () => {
  const options = ask("build officer")!.options;
  expect(matching(options, "B2 officer").map((option) => option.words)).toEqual(["build officer b2"]);
  expect(matching(options, " ")).toHaveLength(2);
});

test("a long list is grouped by the letter of the targets, a short one is not", () => {
  const targets = ["space b1", "space a2", "", "space a1"];
  const options = targets.map((target): Option => ({ words: target, label: target, target, done: true }));
  expect(byLetter(options, 3).map((group) => [group.letter, group.options.length])).toEqual([
    ["", 1],
    ["a", 2],
    ["b", 1],
  ]);
  expect(byLetter(options, 4)).toEqual([{ letter: "", options }]);
  expect(byLetter([], 4)).toEqual([]);
});
