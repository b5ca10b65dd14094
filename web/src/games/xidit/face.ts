// Lords of Xidit at the table: its parts put together.
import type { Face } from "$lib/table/face";
import People from "./board/People.svelte";
import type { Printed, View } from "./kingdom";
import Table from "./Table.svelte";

const face: Face<View, Printed> = { game: "xidit", Table, People, secrets: true, showsStandings: true };

export default face;
