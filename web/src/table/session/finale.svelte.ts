// The end of a game for those who were there: places are turned over one by one, from the last to the first.
import { settings } from "$lib/state/settings.svelte";

/** How long it is until the next place, in milliseconds, at the usual speed. */
const STAY = 1100;

export class Finale {
  /** How many places still lie face down: those of the best. */
  hidden = $state(0);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Where nothing should move, all places are seen at once. */
  start(places: number): void {
    if (settings.lessMotion) return;
    this.hidden = places;
    this.#wait();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.hidden = 0;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.hidden) return;
    this.#timer = setTimeout(() => {
      this.hidden--;
      this.#wait();
    }, STAY / settings.speed);
  }
}
