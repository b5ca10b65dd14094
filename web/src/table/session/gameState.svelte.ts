// The game at a table as the server tells it, and what that means for the viewer.
import type { Connection } from "$lib/api/live";
import type { BotWait, Chat, SeatClock, Update } from "$lib/api/types";
import { mySeats } from "./seating";
import type { TableModel } from "./tableModel.svelte";

/** What is drawn of a moment: as the game's own table wants it, and in words. */
export type BoardView = Pick<Update, "view" | "areas">;

export class GameState {
  update = $state.raw<Update | null>(null);
  connection = $state<Connection>("connecting");
  clocks = $state.raw<SeatClock[]>([]);
  /** Bots that have to wait, because the server thinks for others. */
  waitingBots = $state.raw<BotWait[]>([]);
  chat = $state.raw<Chat | null>(null);
  /** What everybody may see, on a screen that several people share while none of them has to decide. */
  open = $state.raw<BoardView | null>(null);
  /** The viewer has left: nobody waits for answers any more. */
  left = false;

  #table: TableModel;

  constructor(table: TableModel) {
    this.#table = table;
  }

  get number(): number {
    return this.update?.number ?? 0;
  }
  get deciders(): number[] {
    return this.update?.deciders ?? [];
  }
  get result(): Update["result"] {
    return this.update?.result ?? null;
  }
  /** Decisions can be made. */
  get running(): boolean {
    return this.#table.detail?.status === "running" && this.update !== null && !this.update.result && !this.update.more;
  }

  /** The seats that the viewer plays. */
  get mine(): number[] {
    return this.#table.detail ? mySeats(this.#table.detail) : [];
  }
  /** The one of them that the game is shown to, and that decides; null for a spectator. */
  get ownSeat(): number | null {
    return this.update?.seat ?? null;
  }
  /** The same, null also while a shared screen shows what everybody may see. */
  get seat(): number | null {
    return this.open ? null : this.ownSeat;
  }
  /** Which seat a request is for, where the viewer plays several. */
  get as(): { seat?: number } {
    return this.mine.length > 1 && this.ownSeat !== null ? { seat: this.ownSeat } : {};
  }
  /** A bot plays for the viewer, who is asked nothing: they are away, have resigned, or ran out of time. */
  get absent(): boolean {
    return this.#table.absences.some((absence) => absence.seat === this.seat);
  }
  /** The viewer has to decide, for one of their seats. */
  get owes(): boolean {
    return !this.absent && this.mine.some((seat) => this.deciders.includes(seat));
  }
}
