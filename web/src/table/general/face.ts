// The table of a game from another package: as its own script draws it, or the general one.
import { games, learn } from "$lib/lobby/games.svelte";
import type { Face } from "$lib/table/face";
import { loadDrawing } from "./drawing";
import Drawn from "./Drawn.svelte";
import General from "./Table.svelte";

export async function generalFace(game: string): Promise<Face> {
  const [offered] = await Promise.all([games(), learn(game)]);
  const info = offered.find(({ name }) => name === game);
  const drawn = info?.script ? await loadDrawing(game, info.script) : false;
  return { game, Table: drawn ? Drawn : General, secrets: info?.secrets ?? true };
}
