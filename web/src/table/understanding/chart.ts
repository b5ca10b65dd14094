// The scales of the chart of points over the rounds. Nothing of the screen.

export interface Series {
  seat: number;
  /** By round; null where it is not known. */
  values: (number | null)[];
}
export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface Dot {
  x: number;
  y: number;
  value: number;
  round: number;
}
export interface Chart {
  ticks: { value: number; y: number }[];
  rounds: { round: number; x: number }[];
  lines: { seat: number; path: string; dots: Dot[] }[];
}

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

/** Where everything of a chart lies in its box. */
export function laidOut(rounds: number[], series: Series[], box: Box): Chart {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const marks = ticks(Math.min(0, ...values), Math.max(1, ...values));
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const x = (place: number): number =>
    box.left + (rounds.length > 1 ? place / (rounds.length - 1) : 0.5) * (box.width - box.left - box.right);
  const y = (value: number): number => box.top + ((high - value) / (high - low)) * (box.height - box.top - box.bottom);
  return {
    ticks: marks.map((value) => ({ value, y: y(value) })),
    rounds: rounds.map((round, place) => ({ round, x: x(place) })),
    lines: series.map(({ seat, values: points }) => {
      const dots = rounds.flatMap((round, place) => {
        const value = points[place] ?? null;
        return value === null ? [] : [{ x: x(place), y: y(value), value, round }];
      });
      const path = dots.map((dot, place) => `${place ? "L" : "M"}${dot.x.toFixed(1)} ${dot.y.toFixed(1)}`).join("");
      return { seat, dots, path };
    }),
  };
}
