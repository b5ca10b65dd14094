// The mausoleum as it stands: reads the rows of the notation, and says where things lie on its floor.
import { isOne, type Specialist, type View, type Warrior, WARRIORS, type Way } from "../pieces";

/** A statue on the floor. A mounted warrior is one statue, on its rider's space. */
export interface Statue {
  space: string;
  /** From 0, from the left and from the top. */
  column: number;
  row: number;
  kind: Warrior | Exclude<Specialist, "horse">;
  /** The colour of a warrior's owner; nobody owns a specialist. */
  owner: string | null;
  /** Of a mounted warrior: where its horse lies from it. */
  horse: Way | null;
  /** Of a kneeling archer. */
  facing: Way | null;
}

const COLUMNS = "abcdefghi";
const TYPES: Record<string, Warrior> = { O: "officer", G: "guard", C: "crossbowman", S: "soldier" };
const SIGNS: Record<string, Way> = { "^": "up", v: "down", "<": "left", ">": "right" };
const OPPOSITE: Record<Way, Way> = { up: "down", down: "up", left: "right", right: "left" };
const STEPS: Record<Way, [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

export const columnName = (column: number): string => COLUMNS[column] ?? "";
export const spaceName = (column: number, row: number): string => `${columnName(column)}${row + 1}`;
export const placeOf = (space: string): [number, number] => [COLUMNS.indexOf(space[0] ?? ""), Number(space.slice(1)) - 1];

/** The space beside another, as far as the floor goes. */
export function beside(space: string, way: Way, size: { columns: number; rows: number }, steps = 1): string | null {
  const [column, row] = placeOf(space);
  const [x, y] = [column + STEPS[way][0] * steps, row + STEPS[way][1] * steps];
  return x >= 0 && y >= 0 && x < size.columns && y < size.rows ? spaceName(x, y) : null;
}

/** Which way a space lies from another in the same row or column. */
export function wayTo(from: string, to: string): Way | null {
  const [x, y] = placeOf(from);
  const [column, row] = placeOf(to);
  if (from === to || (x !== column && y !== row)) return null;
  return x === column ? (row < y ? "up" : "down") : column < x ? "left" : "right";
}

/** What stands on each space, by its name: a mounted warrior is found on all three of its spaces. */
export function standing(view: Pick<View, "mausoleum" | "players">): Map<string, Statue> {
  const cells = view.mausoleum.map((row) => row.split(" "));
  const size = { columns: cells[0]?.length ?? 0, rows: cells.length };
  const colours = new Map(Object.keys(view.players).map((colour) => [colour[0], colour]));
  const cell = (space: string | null) => {
    const [column, row] = placeOf(space ?? "");
    return cells[row]?.[column] ?? "";
  };
  const found = new Map<string, Statue>();
  for (const [row, signs] of cells.entries()) {
    for (const [column, [sign = "", mark = ""]] of signs.entries()) {
      const space = spaceName(column, row);
      const warrior = TYPES[sign];
      const bare = { space, column, row, owner: null, horse: null, facing: null };
      if (warrior) {
        const horse = horseOf((way) => cell(beside(space, way, size)));
        const statue: Statue = { ...bare, kind: warrior, owner: colours.get(mark) ?? null, horse };
        for (const held of [space, ...horseSpaces(space, horse, size)]) found.set(held, statue);
      } else if (sign === "f" || sign === "m") {
        found.set(space, { ...bare, kind: sign === "f" ? "footman" : "musician" });
      } else if (sign === "a") {
        found.set(space, { ...bare, kind: "archer", facing: SIGNS[mark] ?? "up" });
      }
    }
  }
  return found;
}

/** Where the horse lies whose sign on the next space points back at the rider. */
function horseOf(next: (way: Way) => string): Way | null {
  const ways = Object.keys(STEPS) as Way[];
  return ways.find((way) => next(way)[0] === "h" && SIGNS[next(way)[1] ?? ""] === OPPOSITE[way]) ?? null;
}

/** The two spaces that a horse takes beside its rider's. */
export function horseSpaces(space: string, way: Way | null, size: { columns: number; rows: number }): string[] {
  if (way === null) return [];
  return [1, 2].map((steps) => beside(space, way, size, steps)).filter((held) => held !== null);
}

export const isWarrior = (statue: Statue | undefined): statue is Statue & { kind: Warrior } => isOne(WARRIORS, statue?.kind);

/** T6.5: the warrior that an archer works for, if one stands where it looks. */
export function servedBy(
  archer: Statue,
  board: ReadonlyMap<string, Statue>,
  size: { columns: number; rows: number },
): Statue | null {
  const next = archer.facing && beside(archer.space, archer.facing, size);
  const statue = next ? board.get(next) : undefined;
  return isWarrior(statue) ? statue : null;
}

/** The spaces among targets. */
export function spacesIn(targets: Iterable<string>): Set<string> {
  return new Set([...targets].filter((target) => target.startsWith("space ")).map((target) => target.slice(6)));
}
