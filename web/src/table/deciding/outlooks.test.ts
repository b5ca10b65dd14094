import { expect, test } from "vitest";
import type { Outlook, Outlooks as Answer } from "$lib/api/types";
import { Outlooks, shades, together } from "./outlooks.svelte";

function foresight(): { outlooks: Outlooks; asked: string[][] } {
  const asked: string[][] = [];
  const outlooks = new Outlooks(async (decisions, number): Promise<Answer> => {
    asked.push(decisions);
    await Promise.resolve();
    if (decisions.includes("broken")) throw new Error("lost");
    const nothing = { ledger: [], round_gain: null, final_gain: null, reveals: false, view: null, follows: [], gain: null };
    const told = decisions.map((decision) => ({ decision, ...nothing }));
    return { type: "outlooks", number, outlooks: told, ref: "" };
  });
  outlooks.at(1);
  return { outlooks, asked };
}

test("nothing is asked twice", async () => {
  const { outlooks, asked } = foresight();
  const first = outlooks.prefetch(["do", "skip"]);
  expect(await outlooks.need("do")).toMatchObject({ decision: "do" });
  await first;
  await outlooks.prefetch(["skip", "take clay"]);
  expect(asked).toEqual([["do", "skip"], ["take clay"]]);
});

test("what was foreseen is forgotten when the game goes on, also when the answer comes late", async () => {
  const { outlooks } = foresight();
  const late = outlooks.prefetch(["do"]);
  outlooks.at(2);
  await late;
  expect(outlooks.of("do")).toBe(null);
  expect(await outlooks.need("do")).toMatchObject({ decision: "do" });
});

test("what the server says by itself need not be asked, and is forgotten with the rest", async () => {
  const { outlooks, asked } = foresight();
  const nothing = { ledger: [], round_gain: null, final_gain: null, reveals: false, view: null, follows: [], gain: null };
  outlooks.learn({ type: "outlooks", number: 1, outlooks: [{ decision: "do", ...nothing }], ref: "" });
  expect(await outlooks.need("do")).toMatchObject({ decision: "do" });
  expect(asked).toEqual([]);
  outlooks.learn({ type: "outlooks", number: 0, outlooks: [{ decision: "skip", ...nothing }], ref: "" });
  expect(outlooks.of("skip")).toBe(null);
  outlooks.at(2);
  expect(outlooks.of("do")).toBe(null);
});

test("a question that failed is asked again", async () => {
  const { outlooks, asked } = foresight();
  expect(await outlooks.need("broken")).toBe(null);
  expect(await outlooks.need("broken")).toBe(null);
  expect(asked).toHaveLength(2);
});

test("at most 300 at once", async () => {
  const { outlooks, asked } = foresight();
  await outlooks.prefetch(Array.from({ length: 1000 }, (_, place) => `place ${place}`));
  expect(asked[0]).toHaveLength(300);
});

test("a choice that leads to several decisions says what follows all of them, and the most that one gains", () => {
  const [coins, clay, crossbow] = ["coins", "clay", "crossbow"].map((id) => ({ id, values: {} }));
  const outlook = (gain: number | null, ...follows: unknown[]) => ({ gain, follows }) as unknown as Outlook;
  const found = together([outlook(2, coins, clay), outlook(7, clay, crossbow)]);
  expect(found).toEqual({ follows: [clay], gain: 7 });
  expect(together([outlook(null, coins)])).toEqual({ follows: [coins], gain: null });
  expect(together([])).toEqual({ follows: [], gain: null });
});

test("choices are shaded between the poorest and the best; equal ones are not told apart", () => {
  const shaded = shades(
    new Map([
      ["space a1", -2],
      ["space b1", 4],
      ["space c1", 10],
    ]),
  );
  expect([...shaded.values()]).toEqual([0, 0.5, 1]);
  expect(
    shades(
      new Map([
        ["space a1", 3],
        ["space b1", 3],
      ]),
    ).size,
  ).toBe(0);
});
