// What lies in the kingdom, read from a view: the words of the notation, counted and put in order.
import type { XiditPrinted, XiditView } from "$lib/api/types";

export type View = XiditView;
export type Printed = XiditPrinted;

/** Units by their letters, weakest first. */
export const UNITS = ["M", "A", "I", "C", "B"] as const;
export type Unit = (typeof UNITS)[number];
/** The orders of a plan by their letters: three roads, action, wait. */
export const ORDERS = ["K", "R", "B", "A", "W"] as const;
export type Order = (typeof ORDERS)[number];
export const ORDERS_A_YEAR = 6;
export const UNSET = ".";

const UNIT_IDS: Record<Unit, string> = { M: "militia", A: "archer", I: "infantry", C: "cleric", B: "mage" };
/** As the ledger names them. */
const LEDGER_UNITS: Record<string, Unit> = { militia: "M", archer: "A", infantry: "I", cleric: "C", "battle mage": "B" };

/** The word for a unit in ids of the catalogue. */
export const unitId = (unit: Unit): string => UNIT_IDS[unit];
export const unitOf = (name: string): Unit => LEDGER_UNITS[name] ?? "M";
export const isOrder = (letter: string): letter is Order => (ORDERS as readonly string[]).includes(letter);

/** `MMC`: each type that is there, with its number, weakest first. */
export function counted(letters: string): [Unit, number][] {
  return UNITS.map((unit): [Unit, number] => [unit, [...letters].filter((letter) => letter === unit).length]).filter(
    ([, number]) => number > 0,
  );
}

/** `CMM`: the units one by one, weakest first. */
export const listed = (letters: string): Unit[] =>
  UNITS.flatMap((unit) => [...letters].filter((letter): letter is Unit => letter === unit));

export type Token = { kind: "recruitment"; units: Unit[] } | { kind: "threat"; threat: Threat } | null;

/** What a threat or a titan is worth. */
export interface Rewards {
  gold: number;
  bards: number;
  floors: number;
}
export interface Threat extends Rewards {
  needs: Unit[];
}

/** The token in a city, if there is one. */
export function tokenIn(view: View, printed: Printed, city: number): Token {
  const recruits = view.recruits[String(city)];
  if (recruits !== undefined) return { kind: "recruitment", units: listed(recruits) };
  return view.threats.includes(city) ? { kind: "threat", threat: threatOf(printed, city) } : null;
}

/** The threat side of a city's token. */
export function threatOf(printed: Printed, city: number): Threat {
  const token = printed.tokens.find((one) => one.city === city);
  return { needs: listed(token?.needs ?? ""), gold: token?.gold ?? 0, bards: token?.bards ?? 0, floors: token?.floors ?? 0 };
}

/** What the rules say of a game of this length with so many players. */
export function variantOf(view: View, printed: Printed): Printed["variants"][number] {
  return printed.variants.find(({ players, short }) => players === view.seats.length && short === view.options.short)!;
}

/** The recruitment side of a city's token. */
export const recruitsOf = (view: View, printed: Printed, city: number): Unit[] =>
  listed(variantOf(view, printed).recruits[String(city)] ?? "");

/** The regions that take no bards in this game. */
export const wastelands = (view: View, printed: Printed): ReadonlySet<string> => new Set(variantOf(view, printed).wastelands);

/** What has just been eliminated shows as its rewards. */
export function prizeOf({ pending, titans, players }: View, printed: Printed): Rewards {
  const [kind, symbols] = pending?.for?.split(" ") ?? [];
  const titan = kind === "titan" ? titans.find(([top]) => top?.units === Number(symbols))?.[0] : null;
  return titan ?? threatOf(printed, players[pending?.seat ?? ""]?.city ?? 0);
}

/** The colours in the turn order of this year. */
export function turnOrder({ seats, first }: View): string[] {
  const start = Math.max(seats.indexOf(first), 0);
  return [...seats.slice(start), ...seats.slice(0, start)];
}

/** Floors of a player on the map. */
export const floorsBuilt = (view: View, colour: string): number =>
  Object.values(view.guilds).reduce((sum, [owner, floors]) => sum + (owner === colour ? Number(floors) : 0), 0);

/** Bards of a player in the regions that can be seen. */
export const bardsSeen = (view: View, colour: string): number =>
  Object.values(view.regions).reduce((sum, there) => sum + (there[colour] ?? 0), 0);
