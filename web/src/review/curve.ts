// The curve of chances laid out: a line for each player over the positions of a game.
export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Curve {
  lines: string[];
  x: (number: number) => number;
  y: (chance: number) => number;
  /** Where each round begins. */
  rounds: { round: number; x: number }[];
}

export function laidOut(moments: readonly { number: number; round: number; chances: readonly number[] }[], box: Box): Curve {
  const last = Math.max(1, moments.length - 1);
  const x = (number: number) => box.left + ((box.width - box.left - box.right) * number) / last;
  const y = (chance: number) => box.top + (box.height - box.top - box.bottom) * (1 - chance);
  const seats = moments[0]?.chances.length ?? 0;
  const lines = Array.from({ length: seats }, (_, seat) =>
    moments.map(({ number, chances }, at) => `${at ? "L" : "M"}${round(x(number))} ${round(y(chances[seat] ?? 0))}`).join(""),
  );
  const rounds = moments.flatMap(({ number, round }, at) => (round !== moments[at - 1]?.round ? [{ round, x: x(number) }] : []));
  return { lines, x, y, rounds };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The position that is nearest to a place along the curve, from 0 to 1. */
export const nearest = (place: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(place * (count - 1))));
