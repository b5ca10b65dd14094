// Where everybody's bards stand in a region: beside each other under its name, off what is written on the towns near it.
import type { Atlas, Land } from "../land/atlas";

/** So far below the heart of its land is what stands under the Bastion. */
export const BELOW = 62;
/** From the name of a region to its bards, whose heads reach above and whose bases below that. */
export const UNDER_NAME = 46;
const [ABOVE, BASE] = [28, 17];
/** What is to be read at a town, from its middle, left, top, right and bottom: a threat's plate, a camp, the number on the banner,
    that of the guild's floors. */
const READ = [
  [-58, 19, 58, 82],
  [-64, 23, 64, 62],
  [-18, -10, 18, 23],
  [33, 4, 55, 26],
] as const;
/** No further aside, or one would look for them in another region. */
const ASIDE = 30;

export interface Row {
  /** From the middle of one bard to the next. */
  apart: number;
  /** Of all of them, to the right. */
  aside: number;
}

/** How much of what is to be read a row would cover. */
export function covered(atlas: Atlas, { heart: [x, y], bastion }: Land, count: number, { apart, aside }: Row): number {
  const half = (count * apart) / 2;
  const middle = y + (bastion ? BELOW : 0) + UNDER_NAME;
  let area = 0;
  for (const { at } of atlas.cities.values()) {
    for (const [left, top, right, bottom] of READ) {
      const across = Math.min(x + aside + half, at[0] + right) - Math.max(x + aside - half, at[0] + left);
      const down = Math.min(middle + BASE, at[1] + bottom) - Math.max(middle - ABOVE, at[1] + top);
      area += Math.max(across, 0) * Math.max(down, 0);
    }
  }
  return area;
}

/** As little aside as it can be, where it covers least. */
export function rowOf(atlas: Atlas, land: Land, count: number): Row {
  const apart = count > 2 ? 23.5 : 29;
  const steps = Array.from({ length: ASIDE }, (_, place) => place + 1);
  const rows = [0, ...steps.flatMap((step) => [step, -step])].map((aside) => ({ apart, aside }));
  const areas = rows.map((row) => covered(atlas, land, count, row));
  return rows[areas.indexOf(Math.min(...areas))]!;
}
