// Things fly over the table from where they come to where they go: one overlay for all games, above everything, in nobody's way.
import { settings } from "$lib/state/settings.svelte";

/** Something that travels. A place is a target of the table (`space e4`, `player yellow`), as its `data-target` or `data-anchor` says. */
export interface Flight {
  /** The id of a symbol on the page; empty where only the number flies. */
  picture: string;
  /** What of it is seen, as in an SVG's viewBox. */
  box: string;
  from: string;
  to: string;
  /** How many; 0 where that says nothing. */
  amount: number;
}

/** How long a flight takes at the usual speed, and how long after another one the next begins, in milliseconds. */
const LASTS = 700;
const APART = 90;
/** More than this at once nobody can follow. */
const MOST = 12;
/** Pixels that something goes up where its goal is not in sight. */
const UP = 70;

type Point = readonly [number, number];

/** The middle of a place, if it is in sight. */
export function middleOf(place: string, root: ParentNode = document): Point | null {
  const name = CSS.escape(place);
  for (const element of root.querySelectorAll(`[data-target="${name}"], [data-anchor="${name}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width && height && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight) return [x, y];
  }
  return null;
}

/** When something that flies off now from a place in sight is about to land, in milliseconds; 0 where it cannot be seen to fly. */
export const arrival = (from: string): number => (middleOf(from) ? (LASTS * 0.65) / settings.speed : 0);

function drawn({ picture, box, amount }: Flight): HTMLElement {
  const thing = document.createElement("span");
  if (picture) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", box);
    const [x, y, width, height] = box.split(" ");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#${picture}`);
    if (x === "0" && y === "0") Object.entries({ width, height }).forEach(([name, value]) => use.setAttribute(name, value ?? ""));
    svg.append(use);
    thing.append(svg);
  }
  if (amount) {
    const number = document.createElement("b");
    number.textContent = amount > 0 ? `+${amount}` : `−${-amount}`;
    thing.append(number);
  }
  return thing;
}

/** The frames of a flight: it appears, goes over in an arc, and is gone. */
export function frames([x, y]: Point, [goalX, goalY]: Point): Keyframe[] {
  const at = (left: number, top: number, scale: number) => `translate(${left}px, ${top}px) translate(-50%, -50%) scale(${scale})`;
  return [
    { transform: at(x, y, 0.5), opacity: 0 },
    { transform: at(x, y - 14, 1.15), opacity: 1, offset: 0.2 },
    { transform: at(goalX, goalY, 1), opacity: 1, offset: 0.85 },
    { transform: at(goalX, goalY, 0.6), opacity: 0 },
  ];
}

/** Let them fly, twice as quick at speed 2. What comes from nowhere in sight is not shown. */
export function fly(sky: HTMLElement, flights: readonly Flight[], speed: number): void {
  flights.slice(0, MOST).forEach((flight, place) => {
    const start = middleOf(flight.from);
    const goal = middleOf(flight.to) ?? (start && [start[0], start[1] - UP]);
    if (!start || !goal) return;
    const thing = drawn(flight);
    sky.append(thing);
    const timing = { duration: LASTS / speed, delay: (place * APART) / speed, easing: "ease-in-out", fill: "both" } as const;
    const gone = () => thing.remove();
    thing.animate(frames(start, goal), timing).finished.then(gone, gone);
  });
}
