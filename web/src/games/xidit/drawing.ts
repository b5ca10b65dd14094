// Lords of Xidit at the table: its parts put together.
import type { TableDrawing } from "$lib/table/drawing";
import { flights, sounds } from "./flights";
import type { Printed, View } from "./kingdom";
import Table from "./Table.svelte";

const drawing: TableDrawing<View, Printed> = { game: "xidit", Table, secrets: true, showsStandings: true, flights, sounds };

export default drawing;
