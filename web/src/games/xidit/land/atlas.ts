// The kingdom as it is drawn: where cities lie, how roads bend, which land they close in, where the sea begins.
//
// All of it follows from the printed figures of the edition. The same figures give the same drawing, to the last pebble.
import type { Printed } from "../kingdom";
import { along, away, bezier, noise, type Point, polyline, smooth } from "./lines";

/** A road by the letter of its order: black, red, blue. */
export type Colour = "K" | "R" | "B";
export const COLOURS: readonly Colour[] = ["K", "R", "B"];

export interface Road {
  colour: Colour;
  /** The lower city first. */
  ends: [number, number];
  /** Its way, from the first end to the second. */
  points: Point[];
}

export interface City {
  number: number;
  at: Point;
  /** Where its roads lead. */
  roads: Partial<Record<Colour, number>>;
  /** The regions that touch it, in the edition's order. */
  regions: string[];
}

export interface Land {
  name: string;
  /** Reputation for the most and for the second most bards. */
  first: number;
  second: number;
  cities: number[];
  /** Where its name and bards are written. */
  heart: Point;
  bastion: boolean;
  /** Its border, out to the sea where it lies at the coast. */
  outline: Point[];
}

export interface Atlas {
  cities: Map<number, City>;
  roads: Road[];
  lands: Land[];
  /** The shore around the whole kingdom. */
  shore: Point[];
}

/** How far the shore lies from the outermost roads. */
const BEACH = 50;
/** How much a road bends, for its length. */
const BEND = 0.075;

const drawn = new WeakMap<Printed, Atlas>();

export function atlasOf(printed: Printed): Atlas {
  let atlas = drawn.get(printed);
  if (!atlas) drawn.set(printed, (atlas = draw(printed)));
  return atlas;
}

/** `6-7`: the name of a road in targets, the lower city first. */
export const roadName = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;

/** The road between two neighbours, walked from one to the other; null where there is none. */
export function walk(atlas: Atlas, from: number, to: number): { road: Road; points: Point[] } | null {
  const road = atlas.roads.find(({ ends }) => ends.includes(from) && ends.includes(to));
  if (!road) return null;
  return { road, points: road.ends[0] === from ? road.points : [...road.points].reverse() };
}

function draw(printed: Printed): Atlas {
  const places = apart(Object.values(printed.cities));
  const cities = new Map<number, City>();
  Object.keys(printed.cities).forEach((name, place) => {
    const number = Number(name);
    cities.set(number, { number, at: places[place]!, roads: {}, regions: [] });
  });
  const listed: [Colour, number[][]][] = [
    ["K", printed.roads.black],
    ["R", printed.roads.red],
    ["B", printed.roads.blue],
  ];
  const roads: Road[] = [];
  for (const [colour, pairs] of listed) {
    for (const pair of pairs) {
      const ends = [Math.min(...pair), Math.max(...pair)] as [number, number];
      const [one, other] = ends.map((end) => cities.get(end)!) as [City, City];
      one.roads[colour] = other.number;
      other.roads[colour] = one.number;
      roads.push({ colour, ends, points: bent(one.at, other.at, ends) });
    }
  }
  for (const region of printed.regions) for (const city of region.cities) cities.get(city)?.regions.push(region.name);
  const atlas: Atlas = { cities, roads, lands: [], shore: [] };
  const rings = printed.regions.map((region) => ringOf(atlas, region.cities, region.lyre_at));
  const coast = coastOf(atlas, rings);
  atlas.shore = smooth(coast.order.flatMap((city, place) => coast.between(city, coast.order[(place + 1) % coast.order.length]!)));
  atlas.lands = printed.regions.map((region, place) => {
    const { name, first, second, cities, bastion } = region;
    const outline = outlineOf(atlas, rings[place]!, coast);
    let heart: Point | undefined; // looking for it takes time
    return {
      ...{ name, first, second, cities, bastion, outline },
      get heart() {
        return (heart ??= heartOf(atlas, region, outline));
      },
    };
  });
  return atlas;
}

/** So far below another town that the token of the upper one hides nothing of the lower: how far aside makes no difference. */
const BELOW = 160;
const ASIDE = 80;

/** Where towns are drawn: those that lie closely below each other are moved apart, each by half of what is lacking. */
function apart(places: readonly Point[]): Point[] {
  const moved = places.map(([x, y]): Point => [x, y]);
  places.forEach(([x, y], upper) =>
    places.forEach(([otherX, otherY], lower) => {
      const lacking = BELOW - (otherY - y);
      if (otherY <= y || lacking <= 0 || Math.abs(otherX - x) >= ASIDE) return;
      moved[upper]![1] -= lacking / 2;
      moved[lower]![1] += lacking / 2;
    }),
  );
  return moved;
}

/** A road is never quite straight; which way it bends is chance, but always the same chance. */
function bent(from: Point, to: Point, [one, other]: [number, number]): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const side = noise(one * 31 + other) > 0.5 ? 1 : -1;
  const sway = length * BEND * side;
  const first = away(along(from, to, 0.33), from, to, sway);
  const second = away(along(from, to, 0.67), from, to, sway * 0.55);
  return bezier(from, first, second, to, Math.max(10, Math.round(length / 8)));
}

/** The closed way along roads through exactly these cities, around their lyre. */
function ringOf(atlas: Atlas, cities: number[], heart: Point): number[] {
  const found: number[][] = [];
  const go = (path: number[]) => {
    const last = atlas.cities.get(path[path.length - 1]!)!;
    const next = COLOURS.map((colour) => last.roads[colour]).filter((city): city is number => city !== undefined);
    if (path.length === cities.length && next.includes(path[0]!)) found.push(path);
    for (const city of next) if (cities.includes(city) && !path.includes(city)) go([...path, city]);
  };
  go([cities[0]!]);
  const corners = (ring: number[]) => ring.map((city) => atlas.cities.get(city)!.at);
  return found.find((ring) => inside(heart, corners(ring)) && area(corners(ring)) > 0) ?? found[0] ?? cities;
}

interface Coast {
  /** The cities at the edge of the kingdom, clockwise. */
  order: number[];
  /** Whether the road between two cities has the sea beyond it. */
  outside(one: number, other: number): boolean;
  /** The shore beside the road between two of them, from the one to the other. */
  between(one: number, other: number): Point[];
}

/** Roads that only one region touches have the sea beyond them. */
function coastOf(atlas: Atlas, rings: number[][]): Coast {
  const touching = new Map<string, number>();
  const next = new Map<number, number>();
  for (const ring of rings) {
    ring.forEach((city, place) => {
      const name = roadName(city, ring[(place + 1) % ring.length]!);
      touching.set(name, (touching.get(name) ?? 0) + 1);
    });
  }
  const outside = (one: number, other: number) => touching.get(roadName(one, other)) === 1;
  for (const ring of rings) {
    ring.forEach((city, place) => {
      const then = ring[(place + 1) % ring.length]!;
      if (outside(city, then)) next.set(city, then);
    });
  }
  const order: number[] = [];
  for (let city = next.keys().next().value; city !== undefined && !order.includes(city); city = next.get(city)) order.push(city);
  const corner = new Map(order.map((city, place) => [city, cornerOf(atlas, order, place)]));
  const between = (one: number, other: number): Point[] => {
    const back = next.get(one) !== other;
    const [from, to] = back ? [other, one] : [one, other];
    const road = walk(atlas, from, to)!.points;
    const [start, end] = [corner.get(from)!, corner.get(to)!];
    const points = road.slice(1, -1).map((point, place): Point => {
      const part = (place + 1) / (road.length - 1);
      const straight = along(start, end, part);
      const beside = away(point, road[place]!, road[place + 2]!, -BEACH);
      const ragged = (noise(from * 57 + to * 13 + place) - 0.5) * 15;
      const blend = Math.sin(part * Math.PI) ** 0.5;
      return away(along(straight, beside, 0.75 * blend), start, end, ragged * blend);
    });
    const way: Point[] = [start, ...points.filter((_, place) => place % 2 === 0), end];
    return back ? way.reverse() : way;
  };
  return { order, outside, between };
}

/** Where the shore passes a city: outward from both of its roads. */
function cornerOf(atlas: Atlas, order: number[], place: number): Point {
  const at = (step: number) => atlas.cities.get(order[(place + step + order.length) % order.length]!)!.at;
  const [before, here, after] = [at(-1), at(0), at(1)];
  const out = (one: Point, other: Point): Point => {
    const length = Math.hypot(other[0] - one[0], other[1] - one[1]);
    return [(other[1] - one[1]) / length, -(other[0] - one[0]) / length];
  };
  const [one, other] = [out(before, here), out(here, after)];
  const sum: Point = [one[0] + other[0], one[1] + other[1]];
  const length = Math.hypot(...sum) || 1;
  return [here[0] + (sum[0] / length) * BEACH * 1.15, here[1] + (sum[1] / length) * BEACH * 1.15];
}

/** The border of a land: along its roads, and along the shore where the sea is beyond them. */
function outlineOf(atlas: Atlas, ring: number[], coast: Coast): Point[] {
  return ring.flatMap((city, place) => {
    const then = ring[(place + 1) % ring.length]!;
    if (!coast.outside(city, then)) return walk(atlas, city, then)?.points ?? [];
    return smooth(coast.between(city, then), false);
  });
}

/** A name is written where there is most room for it; the Bastion stands where the edition says. */
function heartOf(atlas: Atlas, region: Printed["regions"][number], outline: Point[]): Point {
  if (region.bastion) return region.lyre_at;
  const own = atlas.roads.filter(({ ends }) => ends.every((end) => region.cities.includes(end)));
  const edges = [...own.flatMap(({ points }) => points), ...outline].filter((_, place) => place % 2 === 0);
  const towns = [...atlas.cities.values()].map(({ at }) => at);
  const { left, right, top, bottom } = bounds(outline);
  let heart = region.lyre_at;
  let most = -Infinity;
  for (let y = top; y < bottom; y += FINE) {
    for (let x = left; x < right; x += FINE) {
      const at: Point = [x, y];
      const free = leastGap(at, towns, TOWN, most);
      if (free <= most) continue;
      const room = Math.min(free, leastGap(at, edges, POINT, most));
      if (room > most && inside(at, outline)) [heart, most] = [at, room];
    }
  }
  return heart;
}

const FINE = 9;
/** Half the width of a name with its bards, and how far it reaches up and down from its middle. */
const NAME = { wide: 44, up: 24, down: 44 };
/** The same of a town with its token. */
const TOWN = { wide: 52, up: 36, down: 82 };
const POINT = { wide: 0, up: 0, down: 0 };
/** So much worse is it to lie under a token than on a road. */
const HIDDEN = 3;

/** The gap between a name and something else on the map; negative where they overlap, and a name under a token cannot be read. */
function gap(name: Point, at: Point, other: typeof NAME): number {
  const across = Math.abs(at[0] - name[0]) - NAME.wide - other.wide;
  const below = at[1] - other.up - name[1] - NAME.down;
  const above = name[1] - NAME.up - at[1] - other.down;
  const apart = Math.max(across, below, above);
  return apart < 0 && other === TOWN ? apart * HIDDEN : apart;
}

/** The least gap between a name written there and any of these; not looked for further once it is worse than the best so far. */
function leastGap(at: Point, others: readonly Point[], size: typeof NAME, best: number): number {
  let least = Infinity;
  for (const other of others) {
    least = Math.min(least, gap(at, other, size));
    if (least <= best) break;
  }
  return least;
}

/** Twice the area, positive if the corners run clockwise on the screen. */
function area(corners: Point[]): number {
  return corners.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Whether a point lies inside: a ray to the right crosses the border an odd number of times. */
export function inside(point: Point, corners: readonly Point[]): boolean {
  const [x, y] = point;
  let within = false;
  for (let place = 0, before = corners.length - 1; place < corners.length; before = place++) {
    const one = corners[before]!;
    const other = corners[place]!;
    if (one[1] > y !== other[1] > y && x < one[0] + ((y - one[1]) * (other[0] - one[0])) / (other[1] - one[1])) within = !within;
  }
  return within;
}

/** The least and the greatest x and y of some points. */
export function bounds(points: readonly Point[]): { left: number; right: number; top: number; bottom: number } {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export const outlinePath = (points: Point[]): string => `${polyline(points)}Z`;
