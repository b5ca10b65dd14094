// Several people at one screen: who sits there now, and what is shown while none of them has to decide.
import type { Link } from "$lib/api/live";
import type { Update } from "$lib/api/types";
import type { GameState } from "./gameState.svelte";
import type { Playback } from "./playback.svelte";
import { seatToShow } from "./seating";
import type { TableModel } from "./tableModel.svelte";

const SPECTATOR = -1;

export class OneScreen {
  /** The seat to which the screen is to be handed; null while nobody waits for it. */
  handOver = $state<number | null>(null);

  #seat = $state<number | null>(null);

  /** `changed` is called when somebody else sits down. */
  constructor(
    private readonly table: TableModel,
    private readonly state: GameState,
    private readonly playback: Playback,
    private readonly link: Link,
    private readonly changed: () => void,
  ) {}

  /** Several people look at this screen, and not everything is for all of them. */
  get #shared(): boolean {
    return this.state.mine.length > 1 && this.table.drawing?.secrets === true && !this.playback.over;
  }

  /** With whose eyes scenes are watched: together, where the screen is shared. */
  get watching(): number | null {
    return this.#shared ? SPECTATOR : (this.state.as.seat ?? null);
  }

  /** With whose eyes the board is looked at now. */
  get looking(): number | null {
    return this.state.open ? SPECTATOR : (this.state.as.seat ?? null);
  }

  /** Whoever has to decide is to sit here: they are asked first where others must not see what they have. */
  seatSomebody(): void {
    const { drawing } = this.table;
    const { update, mine } = this.state;
    if (!drawing || !update || mine.length < 2 || this.playback.playing) return;
    const next = seatToShow(mine, update.deciders, this.#seat);
    if (next === this.#seat && this.handOver === null) return;
    if (drawing.secrets && !this.playback.over) this.handOver = next;
    else this.sit(next);
  }

  /** That person sits at the screen now. */
  sit(seat: number | null): void {
    this.#seat = seat;
    this.handOver = null;
    this.changed();
    this.link.sit(seat);
  }

  /** While nobody here has to decide, a shared screen shows what all may see. */
  async showOpen({ number, deciders }: Update): Promise<void> {
    if (!this.#shared || this.state.mine.some((seat) => deciders.includes(seat))) this.state.open = null;
    else {
      const moment = await this.table.lookups.moment(number, SPECTATOR).catch(() => null);
      if (moment && this.state.update?.number === number) this.state.open = moment;
    }
  }
}
