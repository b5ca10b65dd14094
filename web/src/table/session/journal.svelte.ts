// The log of a table, as far as the viewer may know it: what was there, and what comes.
import type { Log, LogEntry } from "$lib/api/types";
import { grouped, standing, undone } from "./entries";
import type { Lookups } from "./lookups";

export class Journal {
  entries = $state.raw<LogEntry[]>([]);
  /** Everything that there was has been loaded. */
  complete = $state(false);

  readonly undone = $derived(undone(this.entries));
  readonly standing = $derived(standing(this.entries));
  readonly rounds = $derived(grouped(this.entries));

  #lookups: Pick<Lookups, "log">;
  #running: Promise<void> | null = null;
  #again = false;

  constructor(lookups: Pick<Lookups, "log">) {
    this.#lookups = lookups;
  }

  get last(): number {
    return this.entries.at(-1)?.number ?? 0;
  }

  /** What an update brings, while the log is up to date; false where it has to be asked for. */
  add(entries: readonly LogEntry[]): boolean {
    if (!this.complete || this.#running || entries[0]?.number !== this.last + 1) return false;
    this.entries = [...this.entries, ...entries];
    return true;
  }

  /** In a practice what is taken back never was: nothing after a number is left. */
  cut(number: number): void {
    this.entries = this.entries.filter((entry) => entry.number <= number);
  }

  /** Ask for what is not there yet. */
  async catchUp(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#load().finally(() => (this.#running = null));
    await this.#running;
  }

  /** Begin anew: another seat looks, or a backup was put back. */
  async reload(): Promise<void> {
    this.entries = [];
    this.complete = false;
    await this.catchUp();
  }

  async #load(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      let after: number | null = this.last;
      while (after !== null) {
        const log: Log = await this.#lookups.log(after);
        const known = this.last;
        this.entries = [...this.entries, ...log.entries.filter((entry) => entry.number > known)];
        after = log.next;
      }
      this.complete = true;
    }
  }
}
