import { describe, expect, it } from "vitest";
import { moments, printed } from "../fixtures/moments";
import type { View } from "../pieces";
import { actionIn, actionsIn, angleOf, onCircle, quarterOf, stone, turnedOn } from "./rings";

const turned = (inner: number, middle: number): View => ({ ...moments[0]!.view, rings: { inner, middle } });
const text = ({ kind, value }: { kind: string; value: string }) => `${kind} ${value}`.trim();

describe("the wheel", () => {
  it("shows the edition's order while nothing is turned", () => {
    expect(actionsIn(turned(0, 0), printed, 1).map(text)).toEqual([
      printed.rings.inner[0],
      printed.rings.middle[0],
      printed.rings.outer[0],
    ]);
  });

  it("turns the inner ring clockwise: what is listed first comes to segment 2", () => {
    expect(text(actionIn(turned(1, 0), printed, "inner", 2))).toBe(printed.rings.inner[0]);
  });

  it("turns the middle ring the other way: what is listed second comes to segment 1", () => {
    expect(text(actionIn(turned(0, 1), printed, "middle", 1))).toBe(printed.rings.middle[1]);
  });

  it("never turns the outer ring", () => {
    expect(text(actionIn(turned(5, 7), printed, "outer", 12))).toBe(printed.rings.outer[11]);
  });

  it("is full at every turn: each ring shows each of its stones once", () => {
    const view = turned(4, 9);
    for (const ring of ["inner", "middle", "outer"] as const) {
      const seen = Array.from({ length: 12 }, (_, index) => text(actionIn(view, printed, ring, index + 1)));
      expect(seen.sort()).toEqual([...printed.rings[ring]].sort());
    }
  });

  it("has three segments a quarter", () => {
    expect([1, 3, 4, 12].map((segment) => quarterOf(printed, segment))).toEqual([1, 1, 2, 4]);
  });
});

describe("a ring on the screen", () => {
  it("goes on from the last step to the first without spinning back", () => {
    expect(turnedOn(11, 0, 12)).toBe(12);
    expect(turnedOn(23, 0, 12)).toBe(24);
  });

  it("goes back by a step that is undone", () => {
    expect(turnedOn(12, 11, 12)).toBe(11);
  });

  it("begins segment 1 at the top and goes on clockwise", () => {
    expect(angleOf(1, 12)).toBe(15);
    const [x, y] = onCircle(100, 90);
    expect(x).toBeCloseTo(100);
    expect(y).toBeCloseTo(0);
  });

  it("cuts stones that close", () => {
    expect(stone(100, 200, 0, 30, 4)).toMatch(/^M.*A200 200 0 0 1 .*A100 100 0 0 0 .*Z$/);
  });
});
