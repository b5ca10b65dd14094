import { describe, expect, it } from "vitest";
import { moments, printed } from "../fixtures/moments";
import type { View } from "../pieces";
import { Cast } from "./cast";
import { beside, servedBy, spacesIn, standing, wayTo } from "./mausoleum";

const EMPTY = ".. .. .. .. .. .. .. .. ..";
const floor = (...rows: string[]): View => ({
  ...moments[0]!.view,
  players: { yellow: {}, green: {} } as unknown as View["players"],
  mausoleum: [...rows, ...Array.from({ length: 7 - rows.length }, () => EMPTY)],
});

describe("the floor as the notation writes it", () => {
  const view = floor(EMPTY, ".. Oy h< h< a< .. .. .. ..", ".. Og .. .. f. .. .. .. ..", ".. .. .. Gy .. m. .. .. ..");
  const board = standing(view);

  it("has a mounted warrior on all three of its spaces", () => {
    const rider = board.get("b2");
    expect(rider).toMatchObject({ kind: "officer", owner: "yellow", horse: "right", space: "b2" });
    expect(board.get("c2")).toBe(rider);
    expect(board.get("d2")).toBe(rider);
  });

  it("has specialists that nobody owns", () => {
    expect(board.get("e3")).toMatchObject({ kind: "footman", owner: null });
    expect(board.get("e2")).toMatchObject({ kind: "archer", facing: "left", owner: null });
    expect(board.get("a1")).toBeUndefined();
  });

  it("knows whom an archer serves, also by a horse's space", () => {
    expect(servedBy(board.get("e2")!, board, printed)).toBe(board.get("b2"));
    const lonely = standing(floor("a^ .. Gy"));
    expect(servedBy(lonely.get("a1")!, lonely, printed)).toBeNull();
  });

  it("reads horses that lie in every direction", () => {
    const ways = standing(floor(".. .. hv", "Sy .. hv", "h^ .. Sg", "h^ h> h> Oy")).values();
    expect(new Map([...ways].map(({ space, horse }) => [space, horse]))).toEqual(
      new Map([
        ["a2", "down"],
        ["c3", "up"],
        ["d4", "left"],
      ]),
    );
  });

  it("finds as many statues in every fixture as the signs say", () => {
    for (const { view: real } of moments) {
      const signs = real.mausoleum
        .join(" ")
        .split(" ")
        .filter((sign) => /^[OGCSfma]/.test(sign));
      expect(new Set(standing(real).values()).size).toBe(signs.length);
    }
  });
});

describe("places", () => {
  it("end at the edge", () => {
    expect(beside("a1", "left", printed)).toBeNull();
    expect(beside("i7", "down", printed)).toBeNull();
    expect(beside("e4", "up", printed)).toBe("e3");
  });

  it("lie in a straight line or in no direction", () => {
    expect(wayTo("b2", "b6")).toBe("down");
    expect(wayTo("b2", "a2")).toBe("left");
    expect(wayTo("b2", "c3")).toBeNull();
  });

  it("are told among other targets", () => {
    expect(spacesIn(["tile 2", "space e4", "player green", "space a1"])).toEqual(new Set(["e4", "a1"]));
  });
});

describe("the cast", () => {
  const idsOf = (cast: Cast, view: View) =>
    new Map(cast.follow(new Set(standing(view).values())).map(({ id, statue }) => [statue.space, id]));

  it("keeps a warrior that moves, and gives a newcomer a new id", () => {
    const cast = new Cast();
    const before = idsOf(cast, floor("Oy .. .. Gg"));
    const after = idsOf(cast, floor(".. .. Oy Gg Sy"));
    expect(after.get("c1")).toBe(before.get("a1"));
    expect(after.get("d1")).toBe(before.get("d1"));
    expect([...before.values()]).not.toContain(after.get("e1"));
  });

  it("keeps a warrior that mounts", () => {
    const cast = new Cast();
    const before = idsOf(cast, floor("Oy"));
    expect(idsOf(cast, floor("Oy h< h<")).get("a1")).toBe(before.get("a1"));
  });
});
