// A table's settings that are a plain choice: the form of a new table draws them from this list, and the waiting room tells
// what is not as usual. The server has the list of all settings (`Settings` in `server/tables/schemas.py`).
import type { GameInfo, NewTable, OptionInfo, TableDetail } from "$lib/api/types";
import { has, t } from "$lib/words/words.svelte";

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
    label: "app-open-book",
    offered: (game) => game.open_book,
  },
] as const satisfies readonly Setting[];

export type PlainSettings = Pick<NewTable, (typeof SETTINGS)[number]["name"]>;

export function usual(): PlainSettings {
  return Object.fromEntries(SETTINGS.map((setting) => [setting.name, setting.default])) as PlainSettings;
}

type Terms = Pick<TableDetail, "pace" | "clock" | "options" | keyof PlainSettings>;

/** What one agrees to by sitting down: pace, time, and how the table differs from others of its game. */
export function terms(table: Terms, game: GameInfo | undefined): string[] {
  return [t(`app-pace-${table.pace}`), ...timed(table.clock), ...varied(table.options, game), ...unusual(table)];
}

function timed(clock: Terms["clock"]): string[] {
  if (!clock) return [];
  const minutes = Math.round((clock.bank ?? 0) / 6) / 10;
  return [
    clock.days ? t("app-terms-days", { days: clock.days }) : t("app-terms-bank", { minutes, seconds: clock.increment ?? 0 }),
    ...(clock.night ? [t("app-terms-night")] : []),
    ...(clock.at_zero && clock.at_zero !== "nothing" ? [t(`app-terms-at-zero-${clock.at_zero}`)] : []),
  ];
}

function varied(options: Terms["options"], game: GameInfo | undefined): string[] {
  const changed = game?.settings.filter(({ name, default: usual }) => (options[name] ?? usual) !== usual) ?? [];
  return changed.map(({ name, label }) => {
    const [one, named] = [options[name], `${label}-${options[name]}`];
    if (one === true) return t(label);
    return has(named) ? t(named) : `${t(label)}: ${one}`;
  });
}

function unusual(table: PlainSettings): string[] {
  const changed = SETTINGS.filter((setting) => table[setting.name] !== setting.default);
  return changed
    .map((setting) => `${setting.label}-${table[setting.name]}`)
    .filter(has)
    .map((id) => t(id));
}
