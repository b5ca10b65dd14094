// Terracotta Army at the table in the browser.
import type { Face } from "$lib/table/face";
import { t } from "$lib/words/words.svelte";
import { stage } from "./asking/stages";
import { type Printed, ROUNDS, type View } from "./pieces";
import Table from "./Table.svelte";
import { ledger, named, plays, told } from "./telling/telling";

const face: Face<View, Printed> = {
  game: "terracotta",
  Table,
  stage,
  told,
  ledger,
  named,
  plays,
  progress: (view) =>
    view.to_act === null ? t("terracotta-progress-over") : t("terracotta-progress", { round: view.round, rounds: ROUNDS }),
};

export default face;
