// Points in the unit that the game has for them: VP, points.
import type { Message } from "./message";
import { has } from "./words.svelte";

/** So many points that somebody has. */
export const pointsOf = (game: string, points: number): Message => counted(game, "points", points);

/** So many that somebody gains or loses: with their sign. */
export const gainOf = (game: string, points: number): Message => counted(game, "gain", points);

function counted(game: string, what: "points" | "gain", points: number): Message {
  const own = `${game}-${what}`;
  return { id: has(own) ? own : `general-${what}`, values: { points } };
}
