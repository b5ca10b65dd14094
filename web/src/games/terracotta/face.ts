// Terracotta Army at the table in the browser.
import type { Face } from "$lib/table/face";
import type { Printed, View } from "./pieces";
import Table from "./Table.svelte";

const face: Face<View, Printed> = { game: "terracotta", Table, showsStandings: true };

export default face;
