// What the score sheet of a table says, under the names of this client. The API keeps the names that it has had.
import type { Elimination, Sheet } from "$lib/api/types";

/** The eliminations that decide the game, in their order; null where points do, or nothing is known yet. */
export const eliminationsOf = (sheet: Sheet | null): readonly Elimination[] | null => sheet?.assessments ?? null;
