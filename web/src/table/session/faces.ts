// The games' tables, each loaded when somebody sits down at one; and the printed figures, asked for once.
import { answer, api } from "$lib/api/http";
import type { Face } from "$lib/table/face";

const found = import.meta.glob<{ default: Face }>("../../games/*/face.ts");

/** How a game is drawn: by what the client has for it, or by what its package brings. */
export async function faceOf(game: string): Promise<Face> {
  const load = found[`../../games/${game}/face.ts`];
  if (load) return (await load()).default;
  const { generalFace } = await import("$lib/table/general/face");
  return generalFace(game);
}

const printed = new Map<string, Promise<unknown>>();

/** The printed figures of an edition. */
export function printedOf(game: string, edition: string): Promise<unknown> {
  const key = `${game} ${edition}`;
  let asked = printed.get(key);
  if (!asked) {
    asked = answer<unknown>(api.GET("/api/games/{game}/editions/{edition}", { params: { path: { game, edition } } }));
    asked.catch(() => printed.delete(key)); // so that it is asked again
    printed.set(key, asked);
  }
  return asked;
}
