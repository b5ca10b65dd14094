// On a small screen only a part of the board is seen: what a question is about is brought into sight.

/** Scroll to what is lit, or else marked, if its beginning is out of sight; where there is room, to all of the drawing it is in. */
export function bringForward(board: HTMLElement): void {
  const found = board.querySelector("[data-spot].lit") ? "[data-spot].lit" : ".marked";
  const tops = [...board.querySelectorAll(found)]
    .filter((spot) => spot.getClientRects().length > 0)
    .map((spot) => ({ spot, top: spot.getBoundingClientRect().top }));
  if (!tops.length) return;
  const { spot } = tops.reduce((first, next) => (next.top < first.top ? next : first));
  spot.closest("svg")?.scrollIntoView({ block: "nearest" });
  spot.scrollIntoView({ block: "nearest" });
}
