// Points in the unit that the game has for them: VP, points.
import { has, t } from "./words.svelte";

/** So many points; `shown` is the number as it is written, with its sign where that matters. */
export function pointsOf(game: string, points: number, shown = String(points)): string {
  const own = `${game}-points`;
  return t(has(own) ? own : "general-points", { points: shown, count: Math.abs(points) });
}
