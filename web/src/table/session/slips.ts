// A double click, a double tap or a key that is held decides once: its second press was not meant for what is asked since.
import { settings } from "$lib/state/settings.svelte";

/** For so long after the question has changed, in ms, the same press again counts as part of the one before. */
export const SAME_PRESS = 350;
/** So far, in px, a hand moves a mouse, or sets down a finger, without meaning to. */
const SHAKES = { mouse: 8, touch: 24 };
/** Keys that go about: they decide nothing, and may be held. */
const GOES_ABOUT = /^(Arrow.*|Tab|Home|End|Page.*|Backspace|Delete|Escape|Shift|Control|Alt|Meta)$/;
/** Where keys write. */
const WRITES = "input, textarea, select, [contenteditable]";

interface Press {
  pointerType?: string;
  clientX: number;
  clientY: number;
}

export class Slips {
  /** The last press was a finger's. */
  byFinger = false;

  #now: () => number;
  #asked = "";
  #since = -Infinity;
  /** Where the pointer is, or where the last finger was; and where that was when the question changed. */
  #at: Press | null = null;
  #then: Press | null = null;
  #key = "";
  #swallowed = "";

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** What is asked now, or that nothing is: any text that differs from question to question. */
  asks(question: string): void {
    if (question === this.#asked) return;
    this.#asked = question;
    this.settled();
  }

  /** A press has done something, though the question stays: the same press again does nothing more. */
  settled(): void {
    this.#since = this.#now();
    this.#then = this.#at;
  }

  /** The pointer is there. */
  moved(press: Press): void {
    this.#at = { pointerType: press.pointerType ?? "", clientX: press.clientX, clientY: press.clientY };
  }

  pressed(press: Press): void {
    this.moved(press);
    this.byFinger = press.pointerType === "touch";
  }

  /** Whether a click belongs to the press before the question. Those that come from a key were judged with it. */
  isSlip(click: Press & { detail: number }): boolean {
    if (!click.detail || !this.#then || !this.#isSoon) return false; // no pointer made it, or it is meant
    const far = Math.hypot(click.clientX - this.#then.clientX, click.clientY - this.#then.clientY);
    return far <= (this.byFinger ? SHAKES.touch : SHAKES.mouse);
  }

  /** The same of a key, and of one that is held. */
  isSlipOf({ key, repeat }: KeyboardEvent): boolean {
    const again = repeat || (key === this.#key && this.#isSoon);
    this.#key = key;
    this.byFinger = false;
    return again && !GOES_ABOUT.test(key);
  }

  get #isSoon(): boolean {
    return settings.liked.ignoreDouble && this.#now() - this.#since < SAME_PRESS;
  }

  /** For the root of whatever asks: slips do not reach what lies in it. */
  readonly guard = (root: HTMLElement): (() => void) => {
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const heard = new AbortController();
    const hear = { capture: true, signal: heard.signal };
    addEventListener("pointermove", (event) => this.moved(event), hear);
    addEventListener("pointerdown", (event) => this.pressed(event), hear);
    root.addEventListener("click", (event) => event.isTrusted && this.isSlip(event) && swallow(event), hear);
    root.addEventListener(
      "keydown",
      (event) => {
        if (event.target instanceof Element && event.target.matches(WRITES)) return;
        if (!this.isSlipOf(event)) return;
        this.#swallowed = event.key;
        swallow(event);
      },
      hear,
    );
    // Where a button is pressed by letting go of a key.
    root.addEventListener(
      "keyup",
      (event) => {
        if (event.key === this.#swallowed) swallow(event);
        this.#swallowed = "";
      },
      hear,
    );
    return () => heard.abort();
  };
}

/** There is one pointer, and one keyboard. */
export const slips = new Slips();
