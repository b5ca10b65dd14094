// How quickly bots play for the viewer: as they like it, or at once until it is their turn.
import { answer, api, onTable } from "$lib/api/http";
import type { TableDetail } from "$lib/api/types";
import { type Liked, settings } from "$lib/state/settings.svelte";

/** Seconds before each decision of a bot, about; the bots' own thinking comes on top. */
export const BOT_SECONDS: Readonly<Record<Liked["bots"], number>> = { "at-once": 0, brisk: 0.3, calm: 1.2 };

/** A screen is not read by the clock: nothing that depends on what is behind it is sent sooner than this, in milliseconds, */
const SECRET_FROM = 2500;
/** and where there is nothing to choose, by then at the latest. */
const SECRET_UNTIL = 6500;

type Place = Pick<TableDetail, "id" | "seats" | "status" | "owner" | "bot_seconds" | "your_seat" | "your_seats">;

/** Other people play at the table too. */
export function othersPlay({ seats, your_seats: mine }: Pick<Place, "seats" | "your_seats">): boolean {
  return seats.some(({ seat, bot }) => bot === null && !mine.includes(seat));
}

/** The viewer says how quickly bots answer: alone with them, or as the one of several whose table it is. */
export function setsPace(table: Place, me: string): boolean {
  const bots = table.seats.some(({ bot }) => bot !== null);
  return bots && table.status === "running" && table.your_seat !== null && (!othersPlay(table) || table.owner.id === me);
}

/** Milliseconds after which a decision about something secret is sent at the earliest, whatever is behind the screen. */
export const secretMoment = (): number => SECRET_FROM + Math.random() * (SECRET_UNTIL - SECRET_FROM);

export class Pace {
  /** Nothing is to be watched until it is the viewer's turn. */
  skipping = $state(false);
  #asked: number | null = null;

  /** Tell the server what the viewer wants, if it is theirs to say and the table does not have it so. */
  follow(table: Place, me: string): void {
    const wanted = this.skipping ? 0 : BOT_SECONDS[settings.bots];
    if (!setsPace(table, me) || table.bot_seconds === wanted || this.#asked === wanted) return;
    this.#asked = wanted;
    answer(api.PUT("/api/tables/{table_id}/bot-pace", { ...onTable(table.id), body: { seconds: wanted } })).then(
      () => (this.#asked = null),
      () => undefined, // then they play as they did; it is not asked for again
    );
  }
}
