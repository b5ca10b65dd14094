// Whose things are: said once for all that lie together, and only where it differs of each.
import type { Cell } from "$lib/api/types";

/** The seat that all of these belong to; null where there is none, or where there are several. */
export function ownerOf(cells: readonly Cell[]): number | null {
  const [first] = cells;
  const owner = first?.owner ?? null;
  return cells.every((cell) => (cell.owner ?? null) === owner) ? owner : null;
}
