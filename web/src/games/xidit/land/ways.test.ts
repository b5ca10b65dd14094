import { describe, expect, it } from "vitest";
import { printed } from "../fixtures/moments";
import { atlasOf } from "./atlas";
import { distance, type Point } from "./lines";
import { type Leg, lines, nearest, stops } from "./ways";

const atlas = atlasOf(printed);
const towns = new Map([...atlas.cities].map(([number, { at }]): [number, Point] => [number, at]));

/** A way as the server foretells it: the orders, and the city after each. */
const way = (orders: string, from: number, ...cities: number[]): Leg[] =>
  cities.map((city, place) => ({ order: orders[place]!, start: cities[place - 1] ?? from, city }));

describe("the way of a plan", () => {
  it("is drawn for the orders that move, side by side where a road is gone along again", () => {
    const drawn = lines(atlas, way("RRAWRA", 7, 6, 7, 7, 7, 6, 6));
    expect(drawn.map(({ number }) => number)).toEqual([1, 2, 5]);
    const [there, back, again] = drawn as [(typeof drawn)[0], (typeof drawn)[0], (typeof drawn)[0]];
    expect(back.points).not.toEqual([...there.points].reverse());
    expect(again.points).not.toEqual(there.points);
    for (const { points } of drawn) expect(distance(points[0]!, atlas.cities.get(7)!.at)).toBeGreaterThan(20);
  });

  it("counts at each stop the orders that end there", () => {
    expect(stops(way("RRA.R.", 7, 6, 7, 7, 7, 6, 6))).toEqual(
      new Map([
        [6, [1, 5]],
        [7, [2, 3]],
      ]),
    );
  });
});

describe("arrow keys", () => {
  const from = (city: number, way: Point) => nearest(towns, atlas.cities.get(city)!.at, way);

  it("go to the nearest city that way", () => {
    expect(from(7, [1, 0])).toBe(10);
    expect(from(10, [-1, 0])).toBe(7);
    expect(from(11, [0, -1])).toBe(10);
    expect(from(12, [0, -1])).toBe(13);
  });

  it("stop at the edge of the map", () => {
    expect(from(1, [-1, 0])).toBeNull();
    expect(from(10, [0, -1])).toBeNull();
  });

  it("reach every city", () => {
    const seen = new Set([11]);
    for (const city of seen) {
      for (const way of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as Point[]) {
        const next = from(city, way);
        if (next !== null) seen.add(next);
      }
    }
    expect(seen.size).toBe(towns.size);
  });
});
