// The games' tables, each loaded when somebody sits down at one; and the printed figures, asked for once.
import { answer, api } from "$lib/api/http";
import type { TableDrawing } from "$lib/table/drawing";
import type { Lookups } from "./lookups";

const found = import.meta.glob<{ default: TableDrawing }>("../../games/*/drawing.ts");

/** How a game is drawn: by what the client has for it, or by what its package brings. */
export async function drawingOf(game: string): Promise<TableDrawing> {
  const load = found[`../../games/${game}/drawing.ts`];
  if (load) return (await load()).default;
  // eslint-disable-next-line boundaries/dependencies -- how a game is drawn lies above what shows it, as with the glob
  const { generalDrawing } = await import("$lib/table/general/drawing");
  return generalDrawing(game);
}

const printed = new Map<string, Promise<unknown>>();

/** The printed figures of a table's edition: the standard one is the same everywhere, of another each table has its own. */
export function printedOf(game: string, edition: string, table: string, lookups: Pick<Lookups, "printed">): Promise<unknown> {
  const key = edition === "standard" ? game : table;
  let asked = printed.get(key);
  if (!asked) {
    asked =
      edition === "standard"
        ? answer<unknown>(api.GET("/api/games/{game}/editions/{edition}", { params: { path: { game, edition } } }))
        : lookups.printed();
    asked.catch(() => printed.delete(key)); // so that it is asked again
    printed.set(key, asked);
  }
  return asked;
}
