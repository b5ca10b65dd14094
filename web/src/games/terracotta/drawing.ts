// Terracotta Army at the table in the browser.
import type { TableDrawing } from "$lib/table/drawing";
import { flights, sounds } from "./flights";
import type { Printed, View } from "./pieces";
import Table from "./Table.svelte";

const drawing: TableDrawing<View, Printed> = { game: "terracotta", Table, showsStandings: true, flights, sounds };

export default drawing;
