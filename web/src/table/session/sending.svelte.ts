// What was decided or taken back here and the server has not confirmed yet.
import { errorText } from "$lib/api/errorText";
import { Refusal } from "$lib/api/http";
import { DECLINED, type Link } from "$lib/api/live";
import type { Acknowledgement, Update } from "$lib/api/types";
import { toasts } from "$lib/parts/toasts.svelte";
import type { Option } from "$lib/table/drawing";
import { t } from "$lib/words/words.svelte";
import type { GameState } from "./gameState.svelte";
import { othersPlay, secretMoment } from "./pace.svelte";
import type { TableModel } from "./tableModel.svelte";

export class Sending {
  /** What was sent and is not confirmed. */
  pending = $state.raw<Option | null>(null);
  /** An undo was sent and is not confirmed. */
  undoing = $state(false);
  /** The last thing that was sent was an undo: then no forced choice plays itself. */
  undone = false;

  /** The number that the game is to reach before it counts as done. */
  #accepted = 0;
  /** From when on an answer to what depends on something hidden may be sent, in the page's time; null while none is asked for. */
  #openFrom: number | null = null;

  constructor(
    private readonly table: TableModel,
    private readonly state: GameState,
    private readonly link: Link,
  ) {}

  get busy(): boolean {
    return this.pending !== null || this.undoing;
  }

  /** What the server says now: the game may have reached what was sent, or asks about something hidden. */
  hear({ number, question }: Update): void {
    const asked = question?.hidden && this.table.detail && othersPlay(this.table.detail);
    this.#openFrom = asked ? (this.#openFrom ?? performance.now() + secretMoment()) : null;
    if (number >= this.#accepted) this.#done();
  }

  /** Gives the number that it was stored under; null where it was not. */
  async send(option: Option): Promise<number | null> {
    toasts.clear();
    this.table.scenes.untold = false;
    this.pending = option;
    this.#accepted = Infinity;
    this.undone = false;
    try {
      if (this.#openFrom !== null) await hold(this.#openFrom);
      if (this.state.left) return null;
      const answers = this.state.number; // others may have decided meanwhile, who decide at the same time
      const { number } = await this.link.ask<Acknowledgement>({
        type: "decide",
        answers,
        decision: option.words,
        ...this.state.as,
      });
      this.#settle(number);
      return number;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Take back all that was decided after a number. */
  async goBack(to: number | null, as: { seat?: number }): Promise<void> {
    this.undoing = this.undone = true;
    this.#accepted = Infinity;
    this.table.scenes.clear();
    try {
      const { number } = await this.link.ask<Acknowledgement>({
        type: "undo",
        answers: this.state.number,
        to,
        ...as,
      });
      this.#settle(number);
    } catch (error) {
      this.fail(error);
    }
  }

  /** It is stored: it counts as done as soon as the game is shown so. */
  #settle(number: number): void {
    this.#accepted = number;
    if (this.state.number >= number) this.#done();
  }

  #done(): void {
    this.pending = null;
    this.undoing = false;
  }

  fail(error: unknown): void {
    this.#done();
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "stale") {
      toasts.show(t("table-stale"), "warn");
      this.link.refresh();
    } else if (!this.state.left && error.code !== DECLINED) toasts.show(errorText(error), "warn", error.rule);
  }
}

/** A decision about something hidden is held back for a moment that does not depend on it: nobody reads a screen by the clock. */
async function hold(until: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())));
}
