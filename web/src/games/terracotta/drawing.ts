// Terracotta Army at the table in the browser.
import type { TableDrawing } from "$lib/table/drawing";
import People from "./board/People.svelte";
import { flights, sounds } from "./flights";
import type { Printed, View } from "./pieces";
import Table from "./Table.svelte";

const drawing: TableDrawing<View, Printed> = {
  game: "terracotta",
  Table,
  People,
  showsStandings: true,
  picture: { layers: "svg.mausoleum" },
  world: "tc",
  flights,
  sounds,
  // On a phone the wheel's hub may be out of sight.
  aside: ({ target }) => /^(take |skip|keep)/.test(target),
};

export default drawing;
