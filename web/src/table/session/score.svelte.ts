// How things stand: majorities and the score sheet. Asked for only while somebody looks, and once a moment.
import type { Sheet, Standings } from "$lib/api/types";
import type { Lookups } from "./lookups";

const PAUSE = 200;

/** Something that is asked for anew when the game has gone on, while it is wanted. */
class Asked<T> {
  value = $state.raw<T | null>(null);
  #key = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly load: (number: number, seat: number | null) => Promise<T>) {}

  /** It is wanted for this moment. What was there stays until the new one comes. */
  want(number: number, seat: number | null): void {
    const key = `${number} ${seat}`;
    if (key === this.#key) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(key, number, seat), this.value === null ? 0 : PAUSE);
    this.#key = key;
  }

  async #ask(key: string, number: number, seat: number | null): Promise<void> {
    try {
      const value = await this.load(number, seat);
      if (key === this.#key) this.value = value;
    } catch {
      if (key === this.#key) this.#key = ""; // asked again at the next moment; nothing else depends on it
    }
  }
}

export class Score {
  readonly standings: Asked<Standings>;
  readonly sheet: Asked<Sheet>;

  constructor(lookups: Pick<Lookups, "standings" | "sheet">) {
    this.standings = new Asked((number, seat) => lookups.standings(number, seat));
    this.sheet = new Asked((number) => lookups.sheet(number));
  }
}
