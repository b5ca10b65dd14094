// Lords of Xidit at the table: its parts put together.
import type { TableDrawing } from "$lib/table/drawing";
import People from "./board/People.svelte";
import { flights, sounds } from "./flights";
import type { Printed, View } from "./kingdom";
import { KINGDOM } from "./map/sheet";
import Table from "./Table.svelte";

const drawing: TableDrawing<View, Printed> = {
  game: "xidit",
  Table,
  People,
  secrets: true,
  showsStandings: true,
  picture: { layers: ".map .under > svg, .map .sheet > svg", frame: Object.values(KINGDOM).join(" ") },
  world: "xidit",
  flights,
  sounds,
};

export default drawing;
