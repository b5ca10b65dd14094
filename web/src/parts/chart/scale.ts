// Where the things of a chart lie. Nothing of the screen.

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
/** Of every chart with lines. */
export const BOX: Box = { width: 360, height: 190, left: 38, right: 12, top: 10, bottom: 24 };

export interface Scale {
  /** Of a place along the chart, the first being 0. */
  x(place: number): number;
  y(value: number): number;
}
/** A value; null where it is not known. */
export type Value = number | null;

/** Round numbers from the least to the most: steps of 1, 2 or 5 with zeros, at most `most` of them. */
export function ticks(least: number, highest: number, most = 5): number[] {
  const span = Math.max(1, highest - least);
  let step = 1;
  for (let power = 1; ; power *= 10) {
    const found = [1, 2, 5].find((one) => span / (one * power) <= most);
    if (found) {
      step = found * power;
      break;
    }
  }
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((highest - first) / step - 1e-9);
  return Array.from({ length: Math.max(1, count) + 1 }, (_, place) => first + place * step);
}

/** Ticks for parts of 1, in hundredths. */
export const hundredths = (highest: number): number[] => ticks(0, Math.max(1, 100 * highest)).map((one) => one / 100);

/** So many places from left to right, and values between the first tick and the last. */
export function scaled(places: number, marks: readonly number[], box: Box): Scale {
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  return {
    x: (place) => box.left + (places > 1 ? place / (places - 1) : 0.5) * (box.width - box.left - box.right),
    y: (value) => box.top + ((high - value) / (high - low || 1)) * (box.height - box.top - box.bottom),
  };
}

/** A line through all values that are known. */
export const path = (values: readonly Value[], { x, y }: Scale): string =>
  values
    .flatMap((value, place) => (value === null ? [] : [`${x(place).toFixed(1)} ${y(value).toFixed(1)}`]))
    .map((point, at) => (at ? "L" : "M") + point)
    .join("");

/** The place that is nearest to one along the chart, from 0 to 1. */
export const nearest = (part: number, places: number): number =>
  Math.min(places - 1, Math.max(0, Math.round(part * (places - 1))));

const CHARACTER = 7;
const GAP = 5;
export type Anchor = "start" | "middle" | "end";

/** Of the texts below a chart, from left to right, those that do not touch the one before. */
export function apart<Text extends { x: number; text: string; anchor: Anchor }>(texts: readonly Text[]): Text[] {
  let end = -Infinity;
  return texts.filter(({ x, text, anchor }) => {
    const width = text.length * CHARACTER;
    const from = x - { start: 0, middle: width / 2, end: width }[anchor];
    if (from < end + GAP) return false;
    end = from + width;
    return true;
  });
}
