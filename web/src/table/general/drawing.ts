// The table of a game from another package: as its own script draws it, or the general one.
import { games, learn } from "$lib/state/games.svelte";
import type { TableDrawing } from "$lib/table/drawing";
import Drawn from "./Drawn.svelte";
import { loadScript } from "./script";
import General from "./Table.svelte";

export async function generalDrawing(game: string): Promise<TableDrawing> {
  const [offered] = await Promise.all([games(), learn(game)]);
  const info = offered.find(({ name }) => name === game);
  const drawn = info?.script ? await loadScript(game, info.script) : false;
  return { game, Table: drawn ? Drawn : General, secrets: info?.secrets ?? true, noMajorities: info?.majorities === false };
}
