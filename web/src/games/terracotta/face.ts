// Terracotta Army at the table in the browser.
import type { Face } from "$lib/table/face";
import People from "./board/People.svelte";
import type { Printed, View } from "./pieces";
import Table from "./Table.svelte";

const face: Face<View, Printed> = {
  game: "terracotta",
  Table,
  People,
  showsStandings: true,
  // On a phone the wheel's hub may be out of sight.
  aside: ({ spot }) => /^(take |skip)/.test(spot),
};

export default face;
