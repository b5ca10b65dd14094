// What a new table is to be like: the form's own words, and what is sent to the server.
import type { Clock, GameInfo, NewTable } from "$lib/api/types";

/** Who is to sit somewhere: me, somebody beside me at this screen, whoever comes, or a bot by its name. */
export type Sitter = "me" | "beside" | "free" | `bot ${string}`;

export interface Wish {
  game: string;
  name: string;
  sitters: Sitter[];
  /** The names of those beside me, by seat. */
  names: string[];
  options: Record<string, boolean | number | string>;
  edition: string;
  /** The page remembers for everybody what was done in the open. */
  openBook: boolean;
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

export function firstWish(game: GameInfo, bot: string): Wish {
  return {
    game: game.name,
    name: "",
    sitters: sittersFor(game.fewest, [], bot),
    names: [],
    options: { ...game.options },
    edition: game.editions[0] ?? "standard",
    openBook: true,
    pace: "live",
    clock: "none",
    minutes: 30,
    increment: 20,
    days: 2,
    night: true,
    at_zero: "nothing",
    access: "open",
    invited: "",
  };
}

/** So many seats: those there are stay as they are, new ones are free; I sit on the first if nowhere. */
export function sittersFor(players: number, soFar: Sitter[], fill: string): Sitter[] {
  const added: Sitter = soFar.length ? "free" : `bot ${fill}`;
  return Array.from({ length: players }, (_, seat) => soFar[seat] ?? (seat === 0 ? "me" : added));
}

/** What the server is sent. I take the first free seat there, so the seats before mine must not be free. */
export function toSend(wish: Wish): NewTable {
  const seats = wish.sitters.map((sitter, seat) => {
    if (sitter.startsWith("bot ")) return { bot: sitter.slice(4) };
    if (sitter === "beside") return { name: wish.names[seat]?.trim() || `${seat + 1}` };
    return {};
  });
  return {
    game: wish.game,
    players: wish.sitters.length,
    name: wish.name.trim(),
    options: wish.options,
    edition: wish.edition,
    open_book: wish.openBook,
    pace: wish.pace,
    clock: clockOf(wish),
    access: wish.access,
    invited: wish.access === "name" ? namesIn(wish.invited) : [],
    seats,
    play: wish.sitters.includes("me"),
  };
}

function clockOf(wish: Wish): Clock | null {
  if (wish.clock === "bank") return { bank: wish.minutes * 60, increment: wish.increment, at_zero: wish.at_zero };
  if (wish.clock === "days") return { days: wish.days, night: wish.night, at_zero: wish.at_zero };
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
export function whatIsMissing(wish: Wish): string {
  const mine = wish.sitters.indexOf("me");
  if (wish.sitters.filter((sitter) => sitter === "me").length > 1) return "house-once-only";
  if (mine > 0 && wish.sitters.slice(0, mine).includes("free")) return "house-free-after-me";
  if (mine < 0 && wish.sitters.includes("beside")) return "house-beside-whom";
  return "";
}
