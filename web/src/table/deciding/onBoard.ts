// Whether the board shows every choice, so that nobody needs the list to find one.
import type { Option } from "$lib/table/drawing";

/** A choice is on the board where its target is lit, or where a card of the game's own offers its words. */
export function allOnBoard(options: readonly Option[], root: ParentNode = document): boolean {
  const seen = [...root.querySelectorAll<HTMLElement | SVGElement>("[data-target].lit, [data-words]")];
  const found = new Set(
    seen.filter((one) => one.getClientRects().length > 0).flatMap(({ dataset }) => [dataset["target"], dataset["words"]]),
  );
  return options.every(({ target, words }) => (target !== "" && found.has(target)) || found.has(words));
}
