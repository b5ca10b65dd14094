// Where things lie on the wheel, from its middle; it is drawn on 1000 by 1000.
import type { RingName } from "../pieces";

export const HUB = 128;
export const BANDS: Record<RingName, [number, number]> = { inner: [134, 236], middle: [242, 336], outer: [342, 427] };
export const RIM: [number, number] = [433, 494];
/** Where the symbol of a stone stands, and how large. */
export const INLAY: Record<RingName, { radius: number; size: number }> = {
  inner: { radius: 188, size: 76 },
  middle: { radius: 290, size: 82 },
  outer: { radius: 385, size: 84 },
};
/** The two places of a segment lie a little to either side of its middle. */
export const SOCKET = { radius: 463, aside: 6.8, size: 27 };
/** The warehouses fill the corners: 1 at the upper right, then clockwise with the quarters. */
export const CORNERS: [number, number][] = [
  [421, -421],
  [421, 421],
  [-421, 421],
  [-421, -421],
];

/** Something that looks at random but is always the same: 0 to 1. */
export function grain(...numbers: number[]): number {
  const sum = numbers.reduce((mixed, number, place) => mixed + number * (12.9898 + 65.233 * place), 0);
  const wave = Math.sin(sum) * 43758.5453;
  return wave - Math.floor(wave);
}
