// Terracotta Army at the table in the browser.
import type { TableDrawing } from "$lib/table/drawing";
import type { Printed, View } from "./pieces";
import Table from "./Table.svelte";

const drawing: TableDrawing<View, Printed> = { game: "terracotta", Table, showsStandings: true };

export default drawing;
