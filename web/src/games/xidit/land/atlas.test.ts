import { describe, expect, it } from "vitest";
import { printed } from "../fixtures/moments";
import { atlasOf, COLOURS, inside, roadName, walk } from "./atlas";
import { distance, length, polyline, trimmed, waves } from "./lines";
import { reliefOf } from "./relief";

const atlas = atlasOf(printed);

describe("the map", () => {
  it("has every road once, by its colour, from both of its ends", () => {
    expect(atlas.roads.length).toBe(printed.roads.black.length + printed.roads.red.length + printed.roads.blue.length);
    for (const { colour, ends } of atlas.roads) {
      expect(atlas.cities.get(ends[0])?.roads[colour]).toBe(ends[1]);
      expect(atlas.cities.get(ends[1])?.roads[colour]).toBe(ends[0]);
    }
    expect(atlas.cities.get(5)?.roads).toEqual({ K: 9, R: 4, B: 12 });
  });

  it("draws a road from city to city, and back the other way", () => {
    const there = walk(atlas, 6, 7)!.points;
    expect(there[0]).toEqual(atlas.cities.get(6)!.at);
    expect(there.at(-1)).toEqual(atlas.cities.get(7)!.at);
    expect(walk(atlas, 7, 6)!.points).toEqual([...there].reverse());
    expect(walk(atlas, 1, 21)).toBeNull();
    expect(roadName(7, 6)).toBe("6-7");
  });

  it("closes each land in, with its name inside and no name of another", () => {
    for (const land of atlas.lands) {
      expect(inside(land.heart, land.outline), land.name).toBe(true);
      for (const other of atlas.lands.filter((one) => one !== land)) {
        expect(inside(other.heart, land.outline), `${other.name} in ${land.name}`).toBe(false);
      }
    }
  });

  it("writes no name where a threat's plate would lie on it", () => {
    for (const { name, heart, bastion } of atlas.lands) {
      if (bastion) continue;
      for (const { number, at } of atlas.cities.values()) {
        const across = Math.abs(at[0] - heart[0]) - 57 - 32;
        const below = heart[1] - 22 - (at[1] + 81);
        const above = at[1] + 20 - (heart[1] - 4);
        expect(Math.max(across, below, above), `${name} under the plate of ${number}`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("draws no token over the town below it", () => {
    const towns = [...atlas.cities.values()];
    for (const { number, at } of towns) {
      for (const { number: other, at: below } of towns) {
        if (below[1] <= at[1] || Math.abs(below[0] - at[0]) >= 80) continue;
        expect(below[1] - at[1], `${number} above ${other}`).toBeGreaterThanOrEqual(157); // a plate, then the creature of the other
      }
    }
  });

  it("has the shore around all cities", () => {
    for (const city of atlas.cities.values()) expect(inside(city.at, atlas.shore), `city ${city.number}`).toBe(true);
  });

  it("tells each city its regions, in the edition's order", () => {
    expect(atlas.cities.get(17)?.regions).toEqual(["centre", "snow", "steppe"]);
    for (const city of atlas.cities.values()) expect(COLOURS.some((colour) => city.roads[colour])).toBe(true);
  });

  it("keeps what grows in a land off towns and within its borders", () => {
    for (const land of atlas.lands) {
      for (const { at } of reliefOf(atlas, land, false)) {
        expect(inside(at, land.outline)).toBe(true);
        for (const city of atlas.cities.values()) expect(distance(at, city.at)).toBeGreaterThan(40);
      }
    }
  });

  it("is drawn the same every time", () => {
    const again = atlasOf(structuredClone(printed));
    expect(again).not.toBe(atlas);
    expect(again.shore).toEqual(atlas.shore);
    expect(again.lands).toEqual(atlas.lands);
  });
});

describe("lines", () => {
  it("can be shortened at both ends", () => {
    const short = trimmed(
      [
        [0, 0],
        [50, 0],
        [100, 0],
      ],
      10,
      30,
    );
    expect(short).toEqual([
      [10, 0],
      [50, 0],
      [70, 0],
    ]);
    expect(
      trimmed(
        [
          [0, 0],
          [10, 0],
        ],
        8,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
    ]);
    expect(length(short)).toBe(60);
    expect(polyline(short)).toBe("M10 0L50 0L70 0");
  });

  it("swing around a road in waves that begin and end on it", () => {
    const wave = waves(
      [
        [0, 0],
        [90, 0],
      ],
      4,
      15,
    );
    expect(wave[0]).toEqual([0, 0]);
    expect(Math.abs(wave.at(-1)![1])).toBeLessThan(1e-9);
    expect(Math.max(...wave.map(([, y]) => y))).toBeCloseTo(4);
    expect(Math.min(...wave.map(([, y]) => y))).toBeCloseTo(-4);
  });
});
