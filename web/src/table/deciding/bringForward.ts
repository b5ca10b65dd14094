// On a small screen only a part of the board is seen: what a question is about is brought into sight.

/** In this order: what a lesson asks to pick, what can be picked, what is spoken of. */
const WANTED = ["[data-spot].lit.marked", "[data-spot].lit", ".marked"];

/** Scroll to what is wanted, if its beginning is out of sight; where there is room, to all of the drawing it is in. */
export function bringForward(board: HTMLElement): void {
  const found = WANTED.find((one) => board.querySelector(one)) ?? ".marked";
  const tops = [...board.querySelectorAll(found)]
    .filter((spot) => spot.getClientRects().length > 0)
    .map((spot) => ({ spot, top: spot.getBoundingClientRect().top }));
  if (!tops.length) return;
  const { spot } = tops.reduce((first, next) => (next.top < first.top ? next : first));
  spot.closest("svg")?.scrollIntoView({ block: "nearest" });
  spot.scrollIntoView({ block: "nearest" });
}
