import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LedgerEntry } from "$lib/api/types";
import { flights as overClay } from "$lib/games/terracotta/flights";
import type { View as Floor } from "$lib/games/terracotta/pieces";
import { flights as overKingdom } from "$lib/games/xidit/flights";
import type { View } from "$lib/games/xidit/kingdom";
import { type Flight, fly, middleOf } from "./flying";

const line = (what: string, amount: number, where = "", source = ""): LedgerEntry => ({
  rule: "",
  seat: 0,
  what,
  amount,
  source,
  where,
});
const place = (name: string, left: number, top: number): void => {
  const element = document.createElement("i");
  element.dataset["target"] = name;
  element.getBoundingClientRect = () => ({ left, top, width: 20, height: 10 }) as DOMRect;
  document.body.append(element);
};
const COIN: Flight = { picture: "tc-coin", box: "0 0 100 100", from: "wheel", to: "player yellow", amount: 3 };

let sky: HTMLElement;
let land: () => void;
const animated = vi.fn();
beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  sky = document.createElement("div");
  document.body.replaceChildren(sky);
  Element.prototype.animate = function (this: Element, ...told: unknown[]) {
    animated(...told);
    return { finished: new Promise<void>((resolve) => (land = resolve)) } as unknown as Animation;
  };
});
afterEach(() => {
  animated.mockReset();
  vi.unstubAllGlobals();
});

test("a thing flies from where it comes to where it goes, at the viewer's speed, and is gone", async () => {
  place("wheel", 90, 95);
  place("player yellow", 390, 45);
  fly(sky, [COIN], 2);
  const [frames, timing] = animated.mock.calls[0] as [Keyframe[], KeyframeAnimationOptions];
  expect(frames[0]!.transform).toContain("translate(100px, 100px)");
  expect(frames.at(-1)!.transform).toContain("translate(400px, 50px)");
  expect(timing.duration).toBe(350);
  expect(sky.textContent).toBe("+3");
  land();
  await Promise.resolve();
  await Promise.resolve();
  expect(sky.children).toHaveLength(0);
});

test("what comes from nowhere in sight does not fly; what goes there rises where it is", () => {
  fly(sky, [COIN], 1);
  expect(sky.children).toHaveLength(0);
  place("wheel", 90, 95);
  place("player yellow", -500, 45);
  expect(middleOf("player yellow")).toBe(null);
  fly(sky, [COIN], 1);
  const [frames] = animated.mock.calls[0] as [Keyframe[]];
  expect(frames.at(-1)!.transform).toContain("translate(100px, 30px)");
});

describe("over the table of Terracotta Army", () => {
  const floor = (pending: object) => ({ pending, tiles: ["clay", "coins"] }) as unknown as Floor;
  const told = (rule: string, entry: LedgerEntry, pending: object = { step: "place" }) =>
    overClay({ ...entry, rule }, "yellow", floor({ step: "place" }), floor(pending));

  test("goods fly from the stone that gives them to the player, and there they are paid", () => {
    const asked = { step: "inner", segment: 5 };
    const gain = { picture: "tc-coin", from: "inner 5", to: "player yellow", amount: 3 };
    expect(told("T4.1", line("coins", 3), asked)).toMatchObject(gain);
    expect(told("T5.1", line("wet clay", -2), asked)).toMatchObject({ picture: "tc-wet", from: "player yellow", to: "inner 5" });
    expect(told("T7.6", line("weapon ready", 2), { step: "ability", segment: 7 })).toMatchObject({
      picture: "tc-crossbow",
      from: "middle 7",
    });
    expect(told("T3.6", line("coins", 1), asked)).toMatchObject({ from: "wheel" });
    expect(told("T9.3", line("coins", 2), asked)).toMatchObject({ from: "wheel" });
  });

  test("clay that dries stays with its owner", () => {
    expect(told("T9.2", line("wet clay", -3))).toBe(null);
    expect(told("T9.2", line("dry clay", 3))).toMatchObject({ from: "player yellow", to: "player yellow" });
  });

  test("a statue comes from where it is kept", () => {
    expect(told("T5.2", line("statue", 1, "e4"))).toMatchObject({ picture: "tc-officer", from: "rack officer", to: "space e4" });
    expect(told("T6.4", line("statue", 9, "c1"))).toMatchObject({ from: "specialist archer", to: "space c1" });
    expect(told("T6.2", line("statue", 11, "c1"))).toMatchObject({ picture: "tc-horse-right", from: "specialist horse" });
  });

  test("VP come from where they are scored", () => {
    expect(told("T5.2", line("vp", 5, "e4"))).toMatchObject({ from: "space e4", to: "player yellow", amount: 5 });
    expect(told("T8.1", line("vp", 5, "3"))).toMatchObject({ from: "row 3" });
    expect(told("T8.4", line("vp", 5, "coins"))).toMatchObject({ from: "tile 2" });
    expect(told("T5.1", { ...line("warehouse", 1), seat: -1 })).toBe(null);
  });
});

test("units, gold, bards and floors of Lords of Xidit fly between player, city and region", () => {
  const view = { players: { blue: { city: 7 } } } as unknown as View;
  const told = (...of: Parameters<typeof line>) => overKingdom(line(...of), "blue", view);
  expect(told("unit", 1, "", "peasant militia")).toMatchObject({ picture: "xidit-unit-M", from: "city 7", to: "player blue" });
  expect(told("unit", -2, "12", "peasant militia")).toMatchObject({ from: "player blue", to: "city 12", amount: -2 });
  expect(told("gold", 4)).toMatchObject({ from: "city 7", to: "player blue" });
  expect(told("bard", 1, "snow")).toMatchObject({ from: "player blue", to: "region snow" });
  expect(told("floor", 1, "7")).toMatchObject({ from: "player blue", to: "city 7" });
  expect(told("moved", 9)).toBe(null);
});
