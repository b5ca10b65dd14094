// A table's settings that are a plain choice: the form of a new table draws them from this list, and the waiting room tells
// what is not as usual. The server has the list of all settings (`Settings` in `server/tables/wire.py`).
import type { GameInfo, NewTable, OptionInfo, TableDetail } from "$lib/api/types";
import { has } from "$lib/words/words.svelte";

/** The message `label` names it, the message `label-value` tells that it has that value. */
interface Setting extends OptionInfo {
  name: keyof NewTable & keyof TableDetail;
  /** Of which games there is something to set. */
  offered: (game: GameInfo) => boolean;
}

export const SETTINGS = [
  {
    name: "open_book",
    kind: "switch",
    default: true,
    values: [true, false],
    label: "house-open-book",
    offered: (game) => game.open_book,
  },
] as const satisfies readonly Setting[];

export type PlainSettings = Pick<NewTable, (typeof SETTINGS)[number]["name"]>;

export function usual(): PlainSettings {
  return Object.fromEntries(SETTINGS.map((setting) => [setting.name, setting.default])) as PlainSettings;
}

/** The messages that tell how a table differs from others of its game. */
export function unusual(table: TableDetail): string[] {
  const changed = SETTINGS.filter((setting) => table[setting.name] !== setting.default);
  return changed.map((setting) => `${setting.label}-${table[setting.name]}`).filter(has);
}
