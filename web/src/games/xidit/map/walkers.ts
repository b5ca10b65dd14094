// Where the figures stand at their towns, so that several do not cover each other.
import type { View } from "../kingdom";
import type { Point } from "../land/lines";

/** Where several Idrakys stand at one town. */
const BESIDE: Point[] = [
  [-38, 14],
  [-54, 2],
  [-25, 22],
  [58, 16],
  [-60, 20],
];
/** So much further from the town stand figures that are drawn larger, so that its number is seen. */
const CLEAR = 26;

/** The place of one of those at a town, from 0. */
export function beside(place: number, large: boolean): Point {
  const [x, y] = BESIDE[place] ?? [0, 0];
  return [x + (large ? Math.sign(x) * CLEAR : 0), y];
}

export interface Standing {
  colour: string;
  city: number;
  aside: Point;
}

/** Everybody's place at their town: the later in seat order further out. */
export function standingIn({ seats, players }: View, large: boolean): Standing[] {
  const taken = new Map<number, number>();
  return seats.flatMap((colour) => {
    const city = players[colour]?.city;
    if (!city) return [];
    const place = taken.get(city) ?? 0;
    taken.set(city, place + 1);
    return [{ colour, city, aside: beside(place, large) }];
  });
}
