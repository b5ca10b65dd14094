// Making a table and sitting down at it.
import { answer, api, onTable } from "$lib/api/http";
import type { NewTable, Seat, TableDetail, TableInfo } from "$lib/api/types";
import { visitor } from "$lib/state/me.svelte";
import { route } from "$lib/state/route.svelte";
import { attempt } from "$lib/table/session/attempt";

/** Whether somebody plays at a seat: a person, a bot, or somebody beside a person. */
export const isTaken = (seat: Seat): boolean => !!(seat.person ?? seat.bot ?? seat.keeper);

/** The names of those for whom seats are kept that the viewer may not take. */
export const keptFor = ({ seats, free }: Pick<TableDetail, "seats" | "free">): string[] =>
  seats.flatMap((seat) => (seat.kept_for && !isTaken(seat) && !free.includes(seat.seat) ? [seat.kept_for.name] : []));

/** The seats that the viewer plays. */
export const mySeats = ({ seats }: Pick<TableInfo, "seats">): number[] =>
  seats.filter((seat) => [seat.person?.id, seat.keeper?.id].includes(visitor.me?.id ?? "-")).map(({ seat }) => seat);

export const isMyTurn = (table: TableInfo): boolean =>
  table.status === "running" && mySeats(table).some((seat) => table.deciders.includes(seat));

/** Whether nobody has to be waited for: the game can start at once. */
export const isFull = (table: Pick<TableDetail, "seats">): boolean => table.seats.every(isTaken);

/** The address to send to somebody: it lets them in, where a table is for those who have its link. */
export function linkTo(table: Pick<TableDetail, "id" | "status" | "access" | "invitation">): string {
  const invites = table.invitation && (table.status === "open" || table.access === "link");
  return `${location.origin}${invites ? `/join/${table.invitation}` : `/tables/${table.id}`}`;
}

/** Make a table; where all seats are taken the game starts, and in any case one goes there. */
export async function makeTable(wanted: NewTable): Promise<void> {
  await visitor.sitDown();
  const table = await answer(api.POST("/api/tables", { body: wanted }));
  if (isFull(table)) await answer(api.POST("/api/tables/{table_id}/start", onTable(table.id)));
  route.go(`/tables/${table.id}`);
}

/** A table with whoever is there: the best that fits, or a new one that starts when it is full. */
export async function findMatch(game: string, players: number | null): Promise<void> {
  await visitor.sitDown();
  const table = await answer(api.POST("/api/matches", { body: { game, players } }));
  route.go(`/tables/${table.id}`);
}

/** A game against bots, as private as a game at home. */
export function againstBots(game: string, rivals: readonly string[]): Promise<void> {
  const seats = [{}, ...rivals.map((bot) => ({ bot }))];
  return makeTable({ game, players: seats.length, seats, access: "link", pace: "live" });
}

/** The same players at a new table. */
export async function rematch(table: string): Promise<void> {
  const again = await attempt(() => answer(api.POST("/api/tables/{table_id}/rematch", onTable(table))));
  if (again) route.go(`/tables/${again.id}`);
}
