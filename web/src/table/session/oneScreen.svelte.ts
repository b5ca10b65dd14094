// Several people at one screen: who sits there now, and what is shown while none of them has to decide.
import type { Update } from "$lib/api/types";
import type { Game } from "./game.svelte";
import { seatToShow } from "./seating";

/** What is drawn of a moment: as the game's own table wants it, and in words. */
export type Drawn = Pick<Update, "view" | "areas">;

const SPECTATOR = -1;

export class OneScreen {
  /** The seat to which the screen is to be handed; null while nobody waits for it. */
  handOver = $state<number | null>(null);
  /** What everybody may see, while none of the people here has to decide. */
  open = $state.raw<Drawn | null>(null);

  #game: Game;
  #seat = $state<number | null>(null);

  constructor(game: Game) {
    this.#game = game;
  }

  /** Several people look at this screen, and not everything is for all of them. */
  get #shared(): boolean {
    const { mine, drawing, over } = this.#game;
    return mine.length > 1 && drawing?.secrets === true && !over;
  }

  /** With whose eyes scenes are watched: together, where the screen is shared. */
  get watching(): number | null {
    return this.#shared ? SPECTATOR : (this.#game.as.seat ?? null);
  }

  /** With whose eyes the board is looked at now. */
  get looking(): number | null {
    return this.open ? SPECTATOR : (this.#game.as.seat ?? null);
  }

  /** Whoever has to decide is to sit here: they are asked first where others must not see what they have. */
  seatSomebody(): void {
    const { drawing, update, mine, scenes, holds, over } = this.#game;
    if (!drawing || !update || mine.length < 2 || scenes.current || holds) return;
    const next = seatToShow(mine, update.deciders, this.#seat);
    if (next === this.#seat && this.handOver === null) return;
    if (drawing.secrets && !over) this.handOver = next;
    else this.sit(next);
  }

  /** That person sits at the screen now. */
  sit(seat: number | null): void {
    this.#seat = seat;
    this.handOver = null;
    this.#game.picking.clear();
    this.#game.live.sit(seat);
  }

  /** While nobody here has to decide, a shared screen shows what all may see. */
  async showOpen({ number, deciders }: Update): Promise<void> {
    if (!this.#shared || this.#game.mine.some((seat) => deciders.includes(seat))) this.open = null;
    else {
      const moment = await this.#game.lookups.moment(number, SPECTATOR).catch(() => null);
      if (moment && this.#game.update?.number === number) this.open = moment;
    }
  }
}
