// On a small screen only a part of the board is seen: what a question is about is brought into sight.

/** In this order: what a lesson asks to pick, what can be picked, what is spoken of. */
const WANTED = ["[data-spot].lit.marked", "[data-spot].lit", ".marked"];

/** Scroll to what is wanted, if a part of it is out of sight; where there is room, to all of it and of the drawing it begins in. */
export function bringForward(board: HTMLElement): void {
  const found = WANTED.find((one) => board.querySelector(one)) ?? ".marked";
  const byTop = [...board.querySelectorAll(found)]
    .filter((spot) => spot.getClientRects().length > 0)
    .map((spot) => ({ spot, top: spot.getBoundingClientRect().top }))
    .toSorted((one, other) => one.top - other.top);
  const first = byTop.at(0)?.spot;
  // What matters most is last: nothing before it is kept in sight at its cost.
  for (const part of [first?.closest("svg"), byTop.at(-1)?.spot, first]) part?.scrollIntoView({ block: "nearest" });
}
