// Who decides by the keyboard goes on where they are: what has been chosen vanishes, and the focus would be lost with it.

const LIT = "[data-spot].lit:is(button, [tabindex])";
const LISTED = '[role="toolbar"] button';

export class FollowFocus {
  /** Where the last decision was made by key; none if a pointer was used since. */
  #from: "list" | "board" | null = null;

  pressed(event: KeyboardEvent): void {
    if ((event.key !== "Enter" && event.key !== " ") || !(event.target instanceof Element)) return;
    if (event.target.closest(LISTED)) this.#from = "list";
    else if (event.target.closest("[data-spot]")) this.#from = "board";
  }

  pointed(): void {
    this.#from = null;
  }

  /** Something else is asked now: the first choice gets the focus, if nothing has it but a place that is no choice any more. */
  follow(): void {
    const at = document.activeElement;
    if (this.#from === null || (at !== document.body && !at?.matches("[data-spot]:not(.lit)"))) return;
    const ways = this.#from === "list" ? [LISTED, LIT] : [LIT, LISTED];
    const next = ways.map((one) => document.querySelector<HTMLElement>(one)).find(Boolean);
    next?.focus();
  }
}
