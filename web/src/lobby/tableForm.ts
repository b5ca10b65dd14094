// What a new table is to be like: the form's own words, and what is sent to the server.
import type { Clock, GameInfo, NewTable } from "$lib/api/types";
import { t } from "$lib/words/words.svelte";
import { type PlainSettings, usual } from "./settings";

/** Who is to sit somewhere: me, somebody beside me at this screen, whoever comes, or a bot by its name. */
export type Sitter = "me" | "beside" | "free" | `bot ${string}`;

export interface TableForm {
  game: string;
  name: string;
  sitters: Sitter[];
  /** The names of those beside me, by seat. */
  names: string[];
  options: Record<string, boolean | number | string>;
  edition: string;
  settings: PlainSettings;
  pace: "live" | "slow";
  clock: "none" | "bank" | "days";
  minutes: number;
  increment: number;
  days: number;
  night: boolean;
  at_zero: "nothing" | "bot" | "out";
  access: "open" | "link" | "name";
  invited: string;
}

/** A table for people: I sit somewhere, the other seats are for whoever comes. */
export function firstForm(game: GameInfo): TableForm {
  return {
    game: game.name,
    name: "",
    sitters: sittersFor(game.fewest, []),
    names: [],
    options: { ...game.options },
    edition: game.editions[0] ?? "standard",
    settings: usual(),
    pace: "live",
    clock: "none",
    minutes: 30,
    increment: 20,
    days: 2,
    night: true,
    at_zero: "bot",
    access: "open",
    invited: "",
  };
}

/** So many seats: those there are stay as they are, new ones are free; I sit on the first if nowhere. */
export function sittersFor(players: number, soFar: Sitter[]): Sitter[] {
  return Array.from({ length: players }, (_, seat) => soFar[seat] ?? (seat === 0 ? "me" : "free"));
}

/** I take that seat; whoever was to sit there sits where I did. */
export function taking(sitters: Sitter[], seat: number): Sitter[] {
  const mine = sitters.indexOf("me");
  const there = sitters[seat] ?? "free";
  return sitters.map((sitter, place) => (place === seat ? "me" : place === mine ? there : sitter));
}

/** What the server is sent. */
export function toSend(form: TableForm): NewTable {
  const seats = form.sitters.map((sitter, seat) => {
    if (sitter.startsWith("bot ")) return { bot: sitter.slice(4) };
    if (sitter === "beside") return { name: form.names[seat]?.trim() || t("app-player-number", { number: seat + 1 }) };
    return {};
  });
  return {
    game: form.game,
    players: form.sitters.length,
    name: form.name.trim(),
    options: form.options,
    edition: form.edition,
    ...form.settings,
    pace: form.pace,
    clock: clockOf(form),
    access: form.access,
    invited: form.access === "name" ? namesIn(form.invited) : [],
    seats,
    play: form.sitters.includes("me"),
    seat: form.sitters.includes("me") ? form.sitters.indexOf("me") : null,
  };
}

function clockOf(form: TableForm): Clock | null {
  if (form.clock === "bank") return { bank: form.minutes * 60, increment: form.increment, at_zero: form.at_zero };
  if (form.clock === "days") return { days: form.days, night: form.night, at_zero: form.at_zero };
  return null;
}

/** Names between commas or on lines. */
export function namesIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,\n]/)
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  ];
}

/** Why the table cannot be made as wished; empty if it can. The answer is a message of the catalogue. */
export function whatIsMissing(form: TableForm): string {
  const mine = form.sitters.indexOf("me");
  if (form.sitters.filter((sitter) => sitter === "me").length > 1) return "app-once-only";
  if (mine < 0 && form.sitters.includes("beside")) return "app-same-screen-whose";
  return "";
}
