// A rating over time as a line, in a picture of 400 by 120.
import type { Played } from "$lib/api/types";

export interface RatingLine {
  points: string;
  first: number;
  last: number;
  from: number;
  to: number;
}

/** From the oldest game to the latest; null where fewer than two were rated. */
export function lineOf(played: readonly Pick<Played, "rating" | "at">[]): RatingLine | null {
  const rated = played
    .flatMap(({ rating, at }) => (rating === null ? [] : [{ rating, at }]))
    .sort((one, other) => one.at - other.at);
  const [first, last] = [rated[0], rated.at(-1)];
  if (!first || !last || rated.length < 2) return null;
  const ratings = rated.map(({ rating }) => rating);
  const low = Math.min(...ratings);
  const spread = Math.max(...ratings) - low || 1;
  const points = ratings.map((rating, place) => {
    const x = 10 + (380 * place) / (ratings.length - 1);
    return `${x.toFixed(1)},${(110 - (100 * (rating - low)) / spread).toFixed(1)}`;
  });
  return { points: points.join(" "), first: first.rating, last: last.rating, from: first.at, to: last.at };
}
