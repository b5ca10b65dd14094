// What plays by itself, scene by scene: a scoring, a round, the ending. It can be paused, stepped, repeated, skipped.
import type { Scene } from "$lib/api/types";
import { settings } from "$lib/state/settings.svelte";

/** How long a scene stays, in milliseconds, at the usual speed. */
const STAY = 1600;

export class Scenes {
  list = $state.raw<Scene[]>([]);
  /** Which one is shown; -1 while none is. */
  index = $state(-1);
  paused = $state(false);
  /** With less motion nothing plays: what it was is to be told at once, until the viewer has read it. */
  untold = $state(false);
  /** Counts what has been shown. */
  shown = $state(0);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended: () => void;

  /** `ended` is called when the last scene has been seen or skipped. */
  constructor(ended: () => void = () => undefined) {
    this.#ended = ended;
  }

  get current(): Scene | null {
    return this.list[this.index] ?? null;
  }

  /** Scenes have been played and can be seen again. */
  get repeatable(): boolean {
    return this.index < 0 && this.list.length > 0;
  }

  /** Play these, after those that are playing. Where nothing should move, they are only kept for who asks to see them. */
  play(scenes: Scene[]): void {
    if (this.index >= 0) this.list = [...this.list, ...scenes];
    else {
      this.list = this.untold ? [...this.list, ...scenes] : scenes;
      this.untold = this.list.length > 0 && settings.lessMotion;
      if (!scenes.length || settings.lessMotion) return this.#ended();
      this.#start();
    }
  }

  /** From the first one on; with less motion, step by step as the viewer says. */
  repeat(): void {
    if (this.list.length) this.#start();
  }

  toggle(): void {
    this.paused = !this.paused;
    this.#wait();
  }

  /** The speed has changed: what is shown stays no longer than it says from now on. */
  hurry(): void {
    this.#wait();
  }

  /** One forward or back; after the last one comes the game. Who steps, decides on the pace. */
  step(by: number): void {
    this.paused = true;
    this.#show(this.index + by);
  }

  /** To one of them, and stay there. */
  goTo(index: number): void {
    this.step(index - this.index);
  }

  skip(): void {
    this.#show(this.list.length);
  }

  /** Nothing is left to show: somebody has gone elsewhere. */
  clear(): void {
    clearTimeout(this.#timer);
    this.untold = false;
    this.list = [];
    this.index = -1;
  }

  #start(): void {
    this.untold = false;
    this.paused = settings.lessMotion;
    this.#show(0);
  }

  #show(index: number): void {
    if (index < 0) return;
    clearTimeout(this.#timer);
    this.shown++;
    this.index = index < this.list.length ? index : -1;
    if (this.index < 0) this.#ended();
    else this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.paused || this.index < 0) return;
    this.#timer = setTimeout(() => this.#show(this.index + 1), STAY / settings.speed);
  }
}
