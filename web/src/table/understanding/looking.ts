// Looking at things on the table: which thing is meant, and where there is room to tell of it.

/** The thing under a pointer or the keyboard, by its target: what it is for looking, or where it is picked. */
export function thingAt(event: EventTarget | null): { element: Element; target: string } | null {
  const element = event instanceof Element ? event.closest("[data-look], [data-target]") : null;
  if (!element || element.closest("[inert]")) return null;
  const target = element.getAttribute("data-look") ?? element.getAttribute("data-target") ?? "";
  return target ? { element, target } : null;
}

/** The targets of things inside another, each once, but for those that the keyboard comes to by itself. */
export function targetsInside(element: Element): string[] {
  const inside = [...element.querySelectorAll<HTMLElement | SVGElement>("[data-look], [data-target]")]
    .filter((one) => one.tabIndex < 0 || one.tagName === "g")
    .map((one) => one.dataset["look"] ?? one.dataset["target"] ?? "");
  return [...new Set(inside)].filter((target) => target !== "");
}

/** What the keyboard comes to by itself. */
const STOP = "a, button, input, select, summary, [tabindex]";

/** Things that the keyboard does not come to, as they lie on the page: a look at one leads to the others. */
export function unreachedThings(): Element[] {
  const all = [...document.querySelectorAll("[data-look], [data-target]")];
  return all.filter((one) => {
    const outermost = !one.parentElement?.closest("[data-look], [data-target]");
    return outermost && !one.closest(`${STOP}, [inert], [aria-hidden="true"]`) && one.getClientRects().length > 0;
  });
}

/** Whether a pointer is where it was once, but for so many pixels. */
export function isAt(place: { x: number; y: number } | null, event: { clientX: number; clientY: number }, still = 0): boolean {
  return place !== null && Math.hypot(event.clientX - place.x, event.clientY - place.y) <= still;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** Where a card of that size lies beside a thing, within the window: where it covers least of what can be chosen. */
export function roomBeside(thing: Box, card: { width: number; height: number }, lit: readonly Box[], window: Box): Box {
  const middle = { left: thing.left + thing.width / 2 - card.width / 2, top: thing.top + thing.height / 2 - card.height / 2 };
  const places = [
    { left: middle.left, top: thing.top - card.height - GAP },
    { left: middle.left, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: middle.top },
    { left: thing.left - card.width - GAP, top: middle.top },
  ].map(({ left, top }) => ({
    left: Math.max(window.left + GAP, Math.min(left, window.left + window.width - card.width - GAP)),
    top: Math.max(window.top + GAP, Math.min(top, window.top + window.height - card.height - GAP)),
    ...card,
  }));
  const covered = places.map((place) => overlap(place, thing) * 1000 + lit.reduce((sum, one) => sum + overlap(place, one), 0));
  return places[covered.indexOf(Math.min(...covered))] ?? { ...middle, ...card };
}
