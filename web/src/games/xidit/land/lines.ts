// Lines as a quill draws them: points, curves, waves, and chance that is always the same.
export type Point = [number, number];

/** A number from 0 to 1 that looks like chance and is always the same for the same seed. */
export function noise(seed: number): number {
  let mixed = Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

export const along = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

/** `Math.hypot` would do, many times slower: this is asked some hundred thousand times when a map is drawn. */
export function distance(one: Point, other: Point): number {
  const x = one[0] - other[0];
  const y = one[1] - other[1];
  return Math.sqrt(x * x + y * y);
}

/** A point moved aside by so much, to the right of whoever walks from `from` to `to`. */
export function away(point: Point, from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1;
  return [point[0] - ((to[1] - from[1]) / length) * by, point[1] + ((to[0] - from[0]) / length) * by];
}

export function bezier(from: Point, one: Point, other: Point, to: Point, parts: number): Point[] {
  return Array.from({ length: parts + 1 }, (_, place) => {
    const t = place / parts;
    const u = 1 - t;
    const weigh = (axis: 0 | 1) =>
      u ** 3 * from[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * other[axis] + t ** 3 * to[axis];
    return [weigh(0), weigh(1)];
  });
}

/** More points between the given ones, so that corners become curves (Catmull-Rom). */
export function smooth(points: Point[], closed = true, parts = 4): Point[] {
  const count = points.length;
  const at = (place: number) => points[closed ? (place + count) % count : Math.min(Math.max(place, 0), count - 1)]!;
  const found: Point[] = [];
  for (let place = 0; place < (closed ? count : count - 1); place++) {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    for (let step = 0; step < parts; step++) {
      const t = step / parts;
      const weigh = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      found.push([weigh(0), weigh(1)]);
    }
  }
  if (!closed && count) found.push(points[count - 1]!);
  return found;
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** An SVG path through the points. */
export const polyline = (points: Point[]): string =>
  points.map(([x, y], place) => `${place ? "L" : "M"}${rounded(x)} ${rounded(y)}`).join("");

export const length = (points: Point[]): number =>
  points.slice(1).reduce((sum, point, place) => sum + distance(points[place]!, point), 0);

/** The point so far along a line, and the way it heads there in degrees. */
export function at(points: Point[], far: number): { point: Point; heading: number } {
  let left = Math.max(far, 0);
  for (let place = 1; place < points.length; place++) {
    const [from, to] = [points[place - 1]!, points[place]!];
    const step = distance(from, to);
    if (left <= step || place === points.length - 1) {
      const heading = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      return { point: along(from, to, step ? Math.min(left / step, 1) : 0), heading };
    }
    left -= step;
  }
  return { point: points[0] ?? [0, 0], heading: 0 };
}

/** The part of a line that is so far from both of its ends. */
export function trimmed(points: Point[], start: number, end = start): Point[] {
  const whole = length(points);
  if (whole <= start + end) return points;
  const found: Point[] = [at(points, start).point];
  let far = 0;
  for (let place = 1; place < points.length - 1; place++) {
    far += distance(points[place - 1]!, points[place]!);
    if (far > start && far < whole - end) found.push(points[place]!);
  }
  return [...found, at(points, whole - end).point];
}

/** A line that swings around another: the waves of a blue road. */
export function waves(points: Point[], high: number, long: number): Point[] {
  const whole = length(points);
  const count = Math.max(1, Math.round(whole / long));
  const steps = count * 8;
  return Array.from({ length: steps + 1 }, (_, place) => {
    const far = (whole * place) / steps;
    const here = at(points, far);
    const turn = ((here.heading + 90) * Math.PI) / 180;
    const swing = Math.sin((place / 8) * Math.PI * 2) * high;
    return [here.point[0] + Math.cos(turn) * swing, here.point[1] + Math.sin(turn) * swing];
  });
}
