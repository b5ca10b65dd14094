// Points in the unit that the game has for them: VP, points.
import type { Message } from "./message";
import { ofGame } from "./words.svelte";

/** So many points that somebody has. */
export const pointsOf = (game: string, points: number): Message => counted(game, "points", points);

/** So many that somebody gains or loses: with their sign. */
export const gainOf = (game: string, points: number): Message => counted(game, "gain", points);

function counted(game: string, what: "points" | "gain", points: number): Message {
  return { id: ofGame(game, what), values: { points } };
}
