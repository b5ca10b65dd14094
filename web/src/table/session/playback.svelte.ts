// What the board shows: the game as it stands, or the scenes of what has just played by itself.
import { errorText } from "$lib/api/errorText";
import type { LedgerEntry, LogEntry } from "$lib/api/types";
import { toasts } from "$lib/parts/toasts.svelte";
import { settings } from "$lib/state/settings.svelte";
import type { BoardView, GameState } from "./gameState.svelte";
import type { Lookups } from "./lookups";
import type { Scenes } from "./scenes.svelte";

export class Playback {
  /** What is drawn until the scenes of what just happened are there. */
  #held = $state.raw<BoardView | null>(null);
  #moment = $state(0);
  #animate = $state(false);

  constructor(
    readonly scenes: Scenes,
    private readonly state: GameState,
    private readonly lookups: Pick<Lookups, "scenes">,
  ) {}

  get board(): BoardView | null {
    return this.scenes.current ?? this.#held ?? this.state.open ?? this.state.update;
  }
  get moment(): number {
    return this.#moment + this.scenes.shown;
  }
  get animate(): boolean {
    return this.scenes.current !== null || this.#animate;
  }
  get happened(): readonly LedgerEntry[] {
    if (this.scenes.current) return this.scenes.current.ledger;
    return this.#animate && !this.#held ? (this.state.update?.entries[0]?.ledger ?? []) : [];
  }
  /** Scenes are shown, or about to be. */
  get playing(): boolean {
    return this.scenes.current !== null || this.#held !== null;
  }
  /** The game has ended, and its last scenes are not still to come. */
  get over(): boolean {
    return this.state.result !== null && this.#held === null;
  }

  /** The board stays as it is until scenes come, unless some are being shown. */
  hold(): void {
    if (!settings.lessMotion && !this.scenes.current) this.#held = this.board;
  }

  /** The board shows a new moment; only a single step is animated. */
  goOn(animate: boolean): void {
    this.#animate = animate;
    this.#moment++;
  }

  /** Play what entries set off. Without their scenes the game is shown as it stands; the log says what happened. */
  async play(entries: readonly LogEntry[], seat: number | null): Promise<void> {
    try {
      const found = await Promise.all(entries.map((entry) => this.lookups.scenes(entry.number, seat)));
      if (!this.state.left) this.scenes.play(found.flatMap(({ scenes }) => scenes));
    } catch {
      // As above.
    } finally {
      this.#held = null;
    }
  }

  /** Watch again what an entry set off. */
  async watch(number: number, seat: number | null): Promise<void> {
    try {
      this.scenes.clear();
      this.scenes.list = (await this.lookups.scenes(number, seat)).scenes;
      this.scenes.repeat();
    } catch (error) {
      toasts.show(errorText(error), "warn");
    }
  }
}
