import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "$lib/api/types";
import { settings } from "$lib/state/settings.svelte";
import { Scenes } from "./scenes.svelte";

const scene = (kind: string): Scene => ({ kind, view: {}, ledger: [], marked: [] }) as unknown as Scene;
const YEAR = ["order", "order", "titan rages"].map(scene);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  settings.set("motion", "system");
  vi.useRealTimers();
});

test("scenes play one after the other, then the game goes on", () => {
  const ended = vi.fn();
  const scenes = new Scenes(ended);
  scenes.play(YEAR);
  const seen = [];
  while (scenes.current) {
    seen.push(scenes.current);
    vi.runOnlyPendingTimers();
  }
  expect(seen).toEqual(YEAR);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(scenes.repeatable).toBe(true);
});

test("paused it stands still; stepping goes both ways and never before the first", () => {
  const scenes = new Scenes();
  scenes.play(YEAR);
  scenes.toggle();
  vi.advanceTimersByTime(60_000);
  expect(scenes.index).toBe(0);
  scenes.step(-1);
  expect(scenes.index).toBe(0);
  scenes.step(1);
  scenes.step(1);
  scenes.step(-1);
  expect(scenes.index).toBe(1);
  scenes.toggle();
  vi.runAllTimers();
  expect(scenes.current).toBe(null);
});

test("with less motion nothing plays: it is to be told at once, until it is put away or watched", () => {
  settings.set("motion", "less");
  const scenes = new Scenes();
  scenes.play(YEAR);
  expect([scenes.current, scenes.untold]).toEqual([null, true]);
  const later = scene("assessment");
  scenes.play([later]); // nothing is lost that nobody has read
  expect(scenes.list).toEqual([...YEAR, later]);
  scenes.repeat();
  expect([scenes.current, scenes.untold, scenes.paused]).toEqual([YEAR[0], false, true]);
});

test("what comes meanwhile is played afterwards", () => {
  const scenes = new Scenes();
  scenes.play(YEAR);
  scenes.play([scene("assessment")]);
  expect(scenes.list).toHaveLength(4);
  scenes.skip();
  expect(scenes.current).toBe(null);
});

test("with less motion nothing plays by itself, and can be stepped through when asked", () => {
  settings.set("motion", "less");
  const ended = vi.fn();
  const scenes = new Scenes(ended);
  scenes.play(YEAR);
  expect(scenes.current).toBe(null);
  expect(ended).toHaveBeenCalled();
  scenes.repeat();
  vi.advanceTimersByTime(60_000);
  expect(scenes.index).toBe(0);
});
