// Who sits at this screen: the seats that one person plays, and whose turn it is to look.
import type { Seat, TableDetail } from "$lib/api/types";
import { colourName } from "$lib/parts/colours";
import type { Player } from "$lib/table/drawing";
import { t } from "$lib/words/words.svelte";

type Place = Pick<TableDetail, "your_seat" | "your_seats">;

/** The seats that the viewer plays. */
export function mySeats(table: Place): number[] {
  if (table.your_seats.length) return table.your_seats;
  return table.your_seat === null ? [] : [table.your_seat];
}

/** What somebody at a table is called; bots of one kind are numbered. */
export function nameOf(seat: Seat, seats: readonly Seat[]): string {
  const known = seat.player ?? seat.person?.name;
  if (known) return known;
  if (!seat.bot) return seat.kept_for?.name ?? t("app-free-seat");
  const bot = t(`app-bot-${seat.bot}`);
  const alike = seats.filter((other) => other.bot === seat.bot && !other.player).map((other) => other.seat);
  return alike.length > 1 ? t("app-bot-number", { bot, number: alike.indexOf(seat.seat) + 1 }) : bot;
}

export function playersOf(table: Place & Pick<TableDetail, "seats">): Player[] {
  const mine = mySeats(table);
  const names = table.seats.map((seat) => nameOf(seat, table.seats));
  return table.seats.map(({ seat, colour, bot }) => {
    const name = names[seat] ?? "";
    const apart = names.some((other, place) => other === name && place !== seat) ? colourName(colour) : undefined;
    const called = apart ? t("table-player-of-colour", { name, colour: apart }) : name;
    return { seat, colour, name: called, apart, bot, mine: mine.includes(seat) };
  });
}

/** Whose seat is to be shown: the one that is shown if it has to decide or nobody else here has to, else the next that has to. */
export function seatToShow(mine: readonly number[], deciders: readonly number[], shown: number | null): number | null {
  if (shown !== null && (deciders.includes(shown) || !mine.some((seat) => deciders.includes(seat)))) return shown;
  const waiting = mine.filter((seat) => deciders.includes(seat));
  return waiting.find((seat) => shown === null || seat > shown) ?? waiting[0] ?? mine[0] ?? null;
}
