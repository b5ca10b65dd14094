// What is looked up of a table's game besides what comes by itself: of a server's table over HTTP, of a practice otherwise.
import { answer, api, onTable } from "$lib/api/http";
import type { Descriptions, Log, ReplayMoment, Scenes, Sheet, Standings } from "$lib/api/types";

const PAGE = 200;

export interface Lookups {
  /** The printed figures of an edition that is not the standard one. */
  printed(): Promise<unknown>;
  /** The log after a number, a page of it. */
  log(after: number): Promise<Log>;
  /** What an entry set off, to be played. */
  scenes(number: number, seat: number | null): Promise<Scenes>;
  /** The game as it was at a number, from one viewpoint. */
  moment(number: number, seat: number | null): Promise<ReplayMoment>;
  standings(number: number, seat: number | null): Promise<Standings>;
  sheet(number: number): Promise<Sheet>;
  /** What each thing on the table is and does. */
  descriptions(number: number, seat: number | null): Promise<Descriptions>;
}

export function tableLookups(table_id: string): Lookups {
  const at = (number: number, seat: number | null) => ({ params: { path: { table_id, number }, query: { seat } } });
  const now = <Q>(query: Q) => ({ params: { path: { table_id }, query } });
  return {
    printed: () => answer<unknown>(api.GET("/api/tables/{table_id}/printed", onTable(table_id))),
    log: (after) => answer(api.GET("/api/tables/{table_id}/log", now({ after, limit: PAGE }))),
    scenes: (number, seat) => answer(api.GET("/api/tables/{table_id}/scenes/{number}", at(number, seat))),
    moment: (number, seat) => answer(api.GET("/api/tables/{table_id}/moments/{number}", at(number, seat))),
    standings: (number, seat) => answer(api.GET("/api/tables/{table_id}/standings", now({ number, seat }))),
    descriptions: (number, seat) => answer(api.GET("/api/tables/{table_id}/descriptions", now({ number, seat }))),
    sheet: (number) => answer(api.GET("/api/tables/{table_id}/sheet", now({ number }))),
  };
}
