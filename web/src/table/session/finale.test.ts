import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "$lib/state/settings.svelte";
import { Finale } from "./finale.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  settings.set("motion", "system");
  vi.useRealTimers();
});

test("places are turned over one by one, the winner's last", () => {
  const finale = new Finale();
  finale.start(3);
  const seen = [];
  while (finale.hidden) {
    seen.push(finale.hidden);
    vi.runOnlyPendingTimers();
  }
  expect(seen).toEqual([3, 2, 1]);
});

test("it can be skipped, and with less motion nothing is held back", () => {
  const finale = new Finale();
  finale.start(4);
  finale.skip();
  expect(finale.hidden).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  settings.set("motion", "less");
  finale.start(4);
  expect(finale.hidden).toBe(0);
});
