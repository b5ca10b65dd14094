// Targets of the board under the pointer and the keyboard: every board has one stop for Tab, and arrows move between its targets.
import { ranksAt, withRanks } from "$lib/table/deciding/ranks";
import { goesOn, isFinger } from "$lib/table/deciding/tapping";
import type { TableView } from "../pieces";

/**
 * What a target of the board needs to be pointed at, picked, or asked about; and to be left by the arrow keys, where it is one
 * of many.
 */
export function spotted(shown: TableView, target: string, roving?: Roving) {
  const point = () => shown.focus(shown.lit.get(target) ?? null);
  const leave = () => shown.focus(null);
  return {
    "data-target": target,
    "data-rank": ranksAt(shown, target) || undefined,
    onclick: () => shown.touch(target),
    onpointerenter: point,
    onpointerleave: (event: PointerEvent) => {
      if (!isFinger(event)) leave();
    },
    onfocus: () => {
      roving?.enter(target);
      point();
    },
    onblur: (event: FocusEvent) => {
      if (!goesOn(event)) leave();
    },
    onkeydown: (event: KeyboardEvent & { currentTarget: Element }) => {
      if (event.key !== "Enter" && event.key !== " ") return roving?.move(event, target);
      event.preventDefault();
      shown.touch(target);
    },
  };
}

/** What the list says of a target, after what the board says of it. */
export function labelled(shown: TableView, target: string, what = ""): string {
  const said = [what, shown.lit.get(target)?.label ?? ""].filter(Boolean);
  return withRanks(shown, target, said.join(". "));
}

/** The one target of a board that Tab leads to, and the way of the arrow keys from there. */
export class Roving {
  /** The target visited last, and what was asked then. */
  #here = $state.raw({ target: "", asked: "" });
  #shown: () => TableView;
  #next: (target: string, key: string) => string | null;
  #first: () => string;

  /** `next` says which target a key leads to; `first` where Tab leads while none has been visited since the question,
      nowhere if all that can be picked lies elsewhere. */
  constructor(shown: () => TableView, next: (target: string, key: string) => string | null, first: () => string) {
    this.#shown = shown;
    this.#next = next;
    this.#first = first;
  }

  get #asked(): string {
    const { moment, stage } = this.#shown();
    return `${moment} ${stage?.words}`;
  }

  stop(target: string): 0 | -1 {
    return target === (this.#here.asked === this.#asked ? this.#here.target : this.#first()) ? 0 : -1;
  }

  /** An arrow key leads on to another target of the same drawing. */
  move(event: KeyboardEvent & { currentTarget: Element }, from: string): void {
    const to = this.#next(from, event.key);
    const there = to ? event.currentTarget.closest("svg")?.querySelector<SVGElement>(`[data-target="${to}"]`) : null;
    if (!to || !there) return;
    event.preventDefault();
    there.focus();
  }

  /** A target was reached, and is where Tab comes back to. */
  enter(target: string): void {
    this.#here = { target, asked: this.#asked };
  }
}
