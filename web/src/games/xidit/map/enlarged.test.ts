import { expect, test } from "vitest";
import { printed } from "../fixtures/moments";
import { atlasOf } from "../land/atlas";
import { covers, enlarged } from "./enlarged";
import { EDGE } from "./sheet";

const towns = [...atlasOf(printed).cities.values()];

const WIDTHS = [
  [1100, 0],
  [785, 0],
  [640, 0],
  [390, 2], // there it is as wide as a quarter of the map
] as const;

test.each(WIDTHS)(
  "on a map of %i pixels a token that is looked at hides its town never, and at most %i that can be picked",
  (width, most) => {
    for (const town of towns) {
      const roads = Object.values(town.roads);
      const others = towns.filter((one) => one !== town).map(({ at, number }) => ({ at, lit: roads.includes(number) }));
      const place = enlarged(town.at, others, width);
      const needed = [town, ...towns.filter(({ number }) => roads.includes(number))];
      const hidden = needed.filter(({ at }) => covers(place, at)).map(({ number }) => number);
      expect(hidden.length, `city ${town.number}`).toBeLessThanOrEqual(most);
      expect(hidden).not.toContain(town.number);
      expect(place.x).toBeGreaterThan(EDGE.left);
      expect(place.y).toBeLessThan(EDGE.top + EDGE.height);
    }
  },
);
