// The way of a plan on the map: along which roads, how often, and where the Idrakys is after each order.
import { UNSET } from "../kingdom";
import { type Atlas, roadName, walk } from "./atlas";
import { away, type Point, trimmed } from "./lines";

/** One order of a plan: where the Idrakys is before and after it. */
export interface Leg {
  order: string;
  start: number;
  city: number;
}

/** How far from the middle of a town a drawn way keeps. */
const CLEAR = 30;
const BESIDE = 6;

/**
 * The lines to draw for a way, one for each order that moves; a road gone along twice is drawn twice, side by side. All of it
 * may keep to one side of the roads, beside other ways: which side that is does not depend on where one goes.
 */
export function lines(atlas: Atlas, way: readonly Leg[], aside = 0): { number: number; points: Point[] }[] {
  const walked = new Map<string, number>();
  return way.flatMap(({ order, start, city }, place) => {
    const road = order === UNSET || start === city ? null : walk(atlas, start, city);
    if (!road) return [];
    const name = roadName(start, city);
    const times = walked.get(name) ?? 0;
    walked.set(name, times + 1);
    const { points } = road;
    const by = BESIDE * times + (start < city ? aside : -aside);
    const beside = points.map((point, step) =>
      away(point, points[Math.max(step - 1, 0)]!, points[Math.min(step + 1, points.length - 1)]!, by),
    );
    return [{ number: place + 1, points: trimmed(beside, CLEAR) }];
  });
}

/** The orders after which the Idrakys stands in a city, by city. */
export function stops(way: readonly Leg[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  way.forEach(({ order, city }, place) => {
    if (order !== UNSET) found.set(city, [...(found.get(city) ?? []), place + 1]);
  });
  return found;
}

/** The nearest place that way: straight on first, then slightly aside; nothing that lies behind. */
export function nearest<Name>(places: ReadonlyMap<Name, Point>, from: Point, [dx, dy]: Point): Name | null {
  let best: Name | null = null;
  let least = Infinity;
  for (const [name, [x, y]] of places) {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    const cost = ahead + 1.6 * aside;
    if (ahead > 1 && ahead >= aside * 0.35 && cost < least) [best, least] = [name, cost];
  }
  return best;
}
