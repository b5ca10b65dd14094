// Making a table and sitting down at it.
import { answer, api, onTable } from "$lib/api/http";
import type { NewTable, TableDetail } from "$lib/api/types";
import { visitor } from "$lib/state/me.svelte";
import { route } from "$lib/state/route.svelte";
import { t } from "$lib/words/words.svelte";

/** Whether nobody has to be waited for: the game can start at once. */
export function isFull(table: Pick<TableDetail, "seats">): boolean {
  return table.seats.every((seat) => seat.person || seat.bot || seat.keeper);
}

/** Make a table; where all seats are taken the game starts, and in any case one goes there. */
export async function makeTable(wanted: NewTable): Promise<void> {
  await visitor.sitDown(t("house-guest"));
  const table = await answer(api.POST("/api/tables", { body: wanted }));
  if (isFull(table)) await answer(api.POST("/api/tables/{table_id}/start", onTable(table.id)));
  route.go(`/tables/${table.id}`);
}

/** A game against bots, as private as a game at home. */
export function againstBots(game: string, players: number, bot: string): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? {} : { bot }));
  return makeTable({ game, players, seats, access: "link", pace: "live" });
}
