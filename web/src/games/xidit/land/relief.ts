// Trees, hills, reeds and pebbles strewn over a land, never where something must be read: on a city, a road or a name.
import { type Atlas, bounds, inside, type Land } from "./atlas";
import { distance, noise, type Point } from "./lines";

/** Something small that stands in the land: the name of its picture, where, and how large. */
export interface Growth {
  kind: string;
  at: Point;
  size: number;
  flipped: boolean;
}

interface Nature {
  /** How far apart things stand. */
  apart: number;
  /** The pictures, the likeliest first; each is taken half as often as those before it together. */
  kinds: string[];
}

const NATURES: Record<string, Nature> = {
  forest: { apart: 19, kinds: ["fir", "oak", "fir"] },
  snow: { apart: 25, kinds: ["peak", "snowfir", "peak"] },
  steppe: { apart: 25, kinds: ["tuft", "stone", "tuft"] },
  plains: { apart: 27, kinds: ["field", "oak", "sheaf"] },
  marsh: { apart: 23, kinds: ["reed", "pool", "reed"] },
  hills: { apart: 26, kinds: ["hill", "hill", "oak"] },
  coast: { apart: 25, kinds: ["dune", "palm", "dune"] },
  heath: { apart: 22, kinds: ["heather", "stone", "heather"] },
  centre: { apart: 27, kinds: ["field", "oak", "hill"] },
};
const WASTE: Nature = { apart: 26, kinds: ["crack", "deadwood", "stone"] };
const ANYWHERE: Nature = { apart: 26, kinds: ["tuft", "oak", "stone"] };

const TOWN = 54;
const ROADSIDE = 17;
const EDGE = 12;

export function reliefOf(atlas: Atlas, land: Land, waste: boolean): Growth[] {
  const nature = waste ? WASTE : (NATURES[land.name] ?? ANYWHERE);
  const seed = [...land.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const { left, right, top, bottom } = bounds(land.outline);
  const near = atlas.roads.flatMap((road) => road.points.filter((_, place) => place % 2 === 0));
  const found: Growth[] = [];
  let row = 0;
  for (let y = top; y < bottom; y += nature.apart * 0.8, row++) {
    for (let x = left + (row % 2) * nature.apart * 0.5; x < right; x += nature.apart) {
      const chance = (turn: number) => noise(seed + Math.round(x) * 73 + Math.round(y) * 179 + turn * 7919);
      const at: Point = [x + (chance(1) - 0.5) * nature.apart * 0.7, y + (chance(2) - 0.5) * nature.apart * 0.6];
      if (chance(3) < 0.12 || !free(atlas, land, near, at)) continue;
      const kind = nature.kinds[Math.min(Math.floor(-Math.log2(1 - chance(4) * 0.9)), nature.kinds.length - 1)]!;
      found.push({ kind, at, size: 0.85 + chance(5) * 0.4, flipped: chance(6) > 0.5 });
    }
  }
  return found.sort((one, other) => one.at[1] - other.at[1]);
}

function free(atlas: Atlas, land: Land, roads: Point[], at: Point): boolean {
  if (!inside(at, land.outline)) return false;
  const [x, y] = [land.heart[0], land.heart[1] + 6];
  const [wide, high] = land.bastion ? [84, 92] : [60, 40];
  if (Math.abs(at[0] - x) < wide && Math.abs(at[1] - y) < high) return false;
  for (const city of atlas.cities.values()) {
    // A town is higher than wide: its token lies below it.
    if (distance([at[0], at[1] - (at[1] > city.at[1] ? 12 : 0)], city.at) < TOWN) return false;
  }
  if (roads.some((point) => distance(point, at) < ROADSIDE)) return false;
  return land.outline.every((point) => distance(point, at) >= EDGE);
}
