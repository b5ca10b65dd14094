// Where the token of a city that is looked at is drawn larger: beside the town, where it hides least.
import type { Point } from "../land/lines";
import { EDGE } from "./sheet";

/** The box of a token around its own origin. */
const TOKEN = { wide: 72, top: 6, bottom: 66 };
/** What is needed of a town: its number and who stands there. */
const TOWN = { wide: 34, up: 30, down: 24 };
/** So far above a town reach the numbers of the orders that end there. */
const NUMBERS = 60;
/** How much worse than any other town it is to hide one that can be picked, and the one that is looked at. */
const [PICKED, OWN] = [3, 30];

export interface Enlarged {
  x: number;
  y: number;
  size: number;
}

/** As large on the screen on a phone as it is readable; hardly larger where the map is. */
export const enlargement = (width: number): number => Math.max(1.25, 900 / width);

/** Below the town if that hides no other one, or else where it hides the fewest; those that can be picked count most. */
export function enlarged(town: Point, others: readonly { at: Point; lit: boolean }[], width: number): Enlarged {
  const size = enlargement(width);
  const [x, y] = town;
  const [wide, tall] = [TOKEN.wide * size, (TOKEN.bottom - TOKEN.top) * size];
  const [below, above] = [y + 24, y - NUMBERS - TOKEN.bottom * size];
  const [left, right] = [x - TOWN.wide - wide, x + TOWN.wide + wide];
  const places = [
    [x, below],
    [x, above],
    ...[y - tall / 2, below, above].flatMap((down) => [
      [right, down],
      [left, down],
    ]),
  ].map(([across = x, down = y]) => ({
    size,
    x: Math.min(Math.max(across, EDGE.left + wide), EDGE.left + EDGE.width - wide),
    y: Math.min(Math.max(down, EDGE.top - TOKEN.top * size), EDGE.top + EDGE.height - TOKEN.bottom * size),
  }));
  const weigh = ({ at, lit }: { at: Point; lit: boolean }): number => (at === town ? OWN : lit ? PICKED : 1);
  const hidden = (place: Enlarged): number =>
    [{ at: town, lit: true }, ...others].reduce((sum, other) => sum + (covers(place, other.at) ? weigh(other) : 0), 0);
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

/** Whether an enlarged token hides what is needed of a town. */
export function covers({ x, y, size }: Enlarged, [townX, townY]: Point): boolean {
  const beside = Math.abs(townX - x) >= TOKEN.wide * size + TOWN.wide;
  return !beside && townY + TOWN.down > y + TOKEN.top * size && townY - TOWN.up < y + TOKEN.bottom * size;
}
