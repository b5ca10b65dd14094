// Who decides by the keyboard goes on where they are: what has been chosen vanishes, and the focus would be lost with it.

/** Where the next choice is looked for, by where the last one was made: on a control of the game's own, in the list, on the board. */
const WAYS = {
  control: "[data-control] [tabindex]",
  list: '[role="toolbar"] button',
  board: "[data-target].lit:is(button, [tabindex]):not(.gives-up)",
};
type From = keyof typeof WAYS;
/** What is asked and told: there the focus waits while nothing can be chosen. */
const BAR = ".bar";
const GONE = `body, ${BAR}, [data-target]:not(.lit)`;

export class FollowFocus {
  /** Where the last decision was made by key; none if a pointer was used since. */
  #from: From | null = null;

  pressed(event: KeyboardEvent): void {
    if ((event.key !== "Enter" && event.key !== " ") || !(event.target instanceof Element)) return;
    if (event.target.closest(WAYS.list)) this.#from = "list";
    else if (event.target.closest("[data-control]")) this.#from = "control";
    else if (event.target.closest("[data-target]")) this.#from = "board";
    else this.#from ??= "board";
  }

  pointed(): void {
    this.#from = null;
  }

  /**
   * Something else is asked now: the first choice gets the focus, if nothing has it but a place that is no choice any more. On the
   * board it is one of these targets, if there is one: what is done rather than what may be done instead.
   */
  follow(targets: readonly string[] = []): void {
    if (this.#from === null || !document.activeElement?.matches(GONE)) return;
    const ways = [WAYS[this.#from], WAYS.board, WAYS.list, ".gives-up"];
    const found = ways.map((one) => [...document.querySelectorAll<HTMLElement>(one)]).find(({ length }) => length) ?? [];
    (found.find(({ dataset }) => targets.includes(dataset["target"] ?? "")) ?? found[0])?.focus();
  }

  /** Nothing is asked: whatever had the focus may be gone. */
  rest(): void {
    if (this.#from !== null && document.activeElement === document.body) document.querySelector<HTMLElement>(BAR)?.focus();
  }
}
