// On a small screen only a part of the board is seen: what a question is about is brought into sight.

/** In this order: what a lesson asks to pick, what can be picked, what is spoken of. */
const WANTED = ["[data-target].lit.marked", "[data-target].lit", ".marked"];

/** Scroll to what is wanted, if a part of it is out of sight; where there is room, to all of it and of the drawing it begins in. */
export function bringForward(board: HTMLElement): void {
  const found = WANTED.find((one) => board.querySelector(one)) ?? ".marked";
  const byTop = [...board.querySelectorAll(found)]
    .filter((target) => target.getClientRects().length > 0)
    .map((target) => ({ target, top: target.getBoundingClientRect().top }))
    .toSorted((one, other) => one.top - other.top);
  const first = byTop.at(0)?.target;
  // What matters most is last: nothing before it is kept in sight at its cost.
  for (const part of [first?.closest("svg"), byTop.at(-1)?.target, first]) part?.scrollIntoView({ block: "nearest" });
}
