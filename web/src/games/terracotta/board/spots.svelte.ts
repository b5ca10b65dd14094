// Spots of the board under the pointer and the keyboard: every board has one stop for Tab, and arrows move between its spots.
import { ranksAt, withRanks } from "$lib/table/deciding/advice.svelte";
import { goesOn, isFinger, onlyLooks } from "$lib/table/deciding/tapping";
import type { Shown } from "../pieces";

/**
 * What a spot of the board needs to be pointed at, picked, or asked about; and to be left by the arrow keys, where it is one
 * of many.
 */
export function spotted(shown: Shown, spot: string, roving?: Roving) {
  const point = () => shown.focus(shown.lit.get(spot) ?? null);
  const leave = () => shown.focus(null);
  return {
    "data-spot": spot,
    "data-rank": ranksAt(shown, spot) || undefined,
    onclick: (event: MouseEvent) => {
      const asked = `${shown.moment} ${shown.stage?.words} ${spot}`;
      if (shown.lit.has(spot) && onlyLooks(event, asked)) point();
      else shown.touch(spot);
    },
    onpointerenter: point,
    onpointerleave: (event: PointerEvent) => {
      if (!isFinger(event)) leave();
    },
    onfocus: () => {
      roving?.enter(spot);
      point();
    },
    onblur: (event: FocusEvent) => {
      if (!goesOn(event)) leave();
    },
    onkeydown: (event: KeyboardEvent & { currentTarget: Element }) => {
      if (event.key !== "Enter" && event.key !== " ") return roving?.move(event, spot);
      event.preventDefault();
      shown.touch(spot);
    },
  };
}

/** What the list says of a spot, after what the board says of it. */
export function labelled(shown: Shown, spot: string, what = ""): string {
  const said = [what, shown.lit.get(spot)?.label ?? ""].filter(Boolean);
  return withRanks(shown, spot, said.join(". "));
}

/** The one spot of a board that Tab leads to, and the way of the arrow keys from there. */
export class Roving {
  /** The spot visited last, and what was asked then. */
  #here = $state.raw({ spot: "", asked: "" });
  #shown: () => Shown;
  #next: (spot: string, key: string) => string | null;
  #first: () => string;

  /** `next` says which spot a key leads to; `first` where Tab leads while none has been visited since the question,
      nowhere if all that can be picked lies elsewhere. */
  constructor(shown: () => Shown, next: (spot: string, key: string) => string | null, first: () => string) {
    this.#shown = shown;
    this.#next = next;
    this.#first = first;
  }

  get #asked(): string {
    const { moment, stage } = this.#shown();
    return `${moment} ${stage?.words}`;
  }

  stop(spot: string): 0 | -1 {
    return spot === (this.#here.asked === this.#asked ? this.#here.spot : this.#first()) ? 0 : -1;
  }

  /** An arrow key leads on to another spot of the same drawing. */
  move(event: KeyboardEvent & { currentTarget: Element }, from: string): void {
    const to = this.#next(from, event.key);
    const there = to ? event.currentTarget.closest("svg")?.querySelector<SVGElement>(`[data-spot="${to}"]`) : null;
    if (!to || !there) return;
    event.preventDefault();
    there.focus();
  }

  /** A spot was reached, and is where Tab comes back to. */
  enter(spot: string): void {
    this.#here = { spot, asked: this.#asked };
  }
}
