// Lords of Xidit at the table: its parts put together.
import type { Face } from "$lib/table/face";
import { has, t } from "$lib/words/words.svelte";
import { stage } from "./asking/stages";
import { type Printed, variantOf, type View } from "./kingdom";
import Table from "./Table.svelte";
import { ledger, told } from "./telling/telling";
import { regionName } from "./words";

/** What makes an entry worth watching. */
const WATCHED = new Set(["order", "plan", "shown", "out", "titan rages"]);

const face: Face<View, Printed> = {
  game: "xidit",
  Table,
  stage,
  told,
  ledger,
  progress: (view, printed) => t("xidit-progress", { year: view.year, of: variantOf(view, printed).years }),
  named: (source, where) => {
    if (where) return regionName(where);
    const id = `xidit-assessment-${source.replaceAll(" ", "-")}`; // `reputation in the open`
    return has(id) ? t(id) : source;
  },
  plays: (entry) => entry.ledger.some(({ what }) => WATCHED.has(what)),
  secrets: true,
  reads: true,
};

export default face;
