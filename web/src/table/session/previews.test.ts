import { expect, test } from "vitest";
import type { Preview, Previews as PreviewAnswer } from "$lib/api/types";
import { Previews, shades, together } from "./previews.svelte";

function foresight(): { previews: Previews; asked: string[][] } {
  const asked: string[][] = [];
  const previews = new Previews(async (decisions, number): Promise<PreviewAnswer> => {
    asked.push(decisions);
    await Promise.resolve();
    if (decisions.includes("broken")) throw new Error("lost");
    const nothing = {
      ledger: [],
      round_gain: null,
      final_gain: null,
      reveals: false,
      view: null,
      follows: [],
      gain: null,
      ends_turn: false,
    };
    const told = decisions.map((decision) => ({ decision, ...nothing }));
    return { type: "previews", number, previews: told, ref: "" };
  });
  previews.at(1);
  return { previews, asked };
}

test("nothing is asked twice", async () => {
  const { previews, asked } = foresight();
  const first = previews.prefetch(["do", "skip"]);
  expect(await previews.need("do")).toMatchObject({ decision: "do" });
  await first;
  await previews.prefetch(["skip", "take clay"]);
  expect(asked).toEqual([["do", "skip"], ["take clay"]]);
});

test("what was foreseen is forgotten when the game goes on, also when the answer comes late", async () => {
  const { previews } = foresight();
  const late = previews.prefetch(["do"]);
  previews.at(2);
  await late;
  expect(previews.of("do")).toBe(null);
  expect(await previews.need("do")).toMatchObject({ decision: "do" });
});

test("what the server says by itself need not be asked, and is forgotten with the rest", async () => {
  const { previews, asked } = foresight();
  const nothing = {
    ledger: [],
    round_gain: null,
    final_gain: null,
    reveals: false,
    view: null,
    follows: [],
    gain: null,
    ends_turn: false,
  };
  previews.learn({ type: "previews", number: 1, previews: [{ decision: "do", ...nothing }], ref: "" });
  expect(await previews.need("do")).toMatchObject({ decision: "do" });
  expect(asked).toEqual([]);
  previews.learn({ type: "previews", number: 0, previews: [{ decision: "skip", ...nothing }], ref: "" });
  expect(previews.of("skip")).toBe(null);
  previews.at(2);
  expect(previews.of("do")).toBe(null);
});

test("a question that failed is asked again", async () => {
  const { previews, asked } = foresight();
  expect(await previews.need("broken")).toBe(null);
  expect(await previews.need("broken")).toBe(null);
  expect(asked).toHaveLength(2);
});

test("at most 300 at once", async () => {
  const { previews, asked } = foresight();
  await previews.prefetch(Array.from({ length: 1000 }, (_, place) => `place ${place}`));
  expect(asked[0]).toHaveLength(300);
});

test("a choice that leads to several decisions says what follows all of them, and the most that one gains", () => {
  const [coins, clay, crossbow] = ["coins", "clay", "crossbow"].map((id) => ({ id, values: {} }));
  const preview = (gain: number | null, ...follows: unknown[]) => ({ gain, follows }) as unknown as Preview;
  const found = together([preview(2, coins, clay), preview(7, clay, crossbow)]);
  expect(found).toEqual({ follows: [clay], gain: 7 });
  expect(together([preview(null, coins)])).toEqual({ follows: [coins], gain: null });
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
