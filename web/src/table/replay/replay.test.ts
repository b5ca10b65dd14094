import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serve } from "$lib/api/stub";
import { speak } from "$lib/words/words.svelte";
import { Replay } from "./replay.svelte";

vi.mock("$lib/table/session/drawings", () => ({
  drawingOf: () => Promise.resolve({ game: "words" }),
  printedOf: () => Promise.resolve({}),
}));

const LAST = 2;
const entry = (number: number) => ({ number, kind: "decide", watched: number === LAST, ledger: [], lines: [] });
const moment = (number: number) => ({ number, entry: number ? entry(number) : null, view: {}, seat: null, deciders: [] });
const scene = (kind: string) => ({ kind, view: {}, ledger: [], marked: [] });

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a replay that plays to the end stops at the result, after its last scenes", async () => {
  const asked = serve({
    "GET /api/tables/t1": { id: "t1", game: "words", edition: "standard", status: "over", number: LAST, seats: [] },
    "GET /api/tables/t1/replay": { number: LAST, moments: [0, 1, LAST].map(moment) },
    "GET /api/tables/t1/log": { entries: [1, LAST].map(entry), next: null },
    "GET /api/tables/t1/scenes/2": { scenes: ["assessment", "winner"].map(scene) },
  });
  const replay = new Replay("t1", 0, null);
  await vi.advanceTimersByTimeAsync(100);
  replay.toggle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.filter((one) => one.includes("scenes"))).toHaveLength(1);
  expect([replay.playing, replay.scene, replay.now?.number]).toEqual([false, null, LAST]);
});
