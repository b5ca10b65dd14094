// The numbers of hints, on the board and in what is read aloud.
import type { TableView } from "$lib/table/drawing";
import { t } from "$lib/words/words.svelte";

type Advised = Pick<TableView<unknown, unknown>, "advised">;

/** The numbers of what is advised and led to by a target, or by an option's words: "1", "1 3"; empty where nothing is. */
export function ranksAt({ advised = [] }: Advised, step: string): string {
  return advised.flatMap(({ steps }, place) => (steps.includes(step) ? [place + 1] : [])).join(" ");
}

/** What is said of a target, with the hints that it leads to. */
export function withRanks(shown: Advised, step: string, label: string): string {
  const numbers = ranksAt(shown, step);
  return numbers ? `${label} (${t("table-hint-number", { numbers: numbers.replaceAll(" ", ", ") })})` : label;
}
