// The mausoleum as it stands: reads the rows of the notation, and says where things lie on its floor.
import { isOne, type Printed, type Specialist, type View, type Warrior, WARRIORS, type Way } from "../pieces";

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

/** The spaces that a spot of the board is about: a row, a column, a tile, what a footman or a musician looks at. */
export function spacesOf(spot: string, view: View, printed: Printed): string[] {
  const [kind, ...rest] = spot.split(" ");
  const name = rest.join(" ");
  if (kind === "space") return [name];
  if (kind === "inspector") {
    return spacesOf(
      name === "row" ? `row ${view.inspectors.row}` : `column ${columnName(view.inspectors.column - 1)}`,
      view,
      printed,
    );
  }
  if (kind === "row") return floor(printed, (_, row) => row === Number(name) - 1);
  if (kind === "column") return floor(printed, (column) => columnName(column) === name);
  if (kind === "tile") return spacesOfTile(view.tiles[Number(name) - 1] ?? "", view, printed);
  return [];
}

/** T8.5: where a scoring tile counts; nowhere for coins and clay. */
function spacesOfTile(tile: string, view: View, printed: Printed): string[] {
  const [middleColumn, middleRow] = [(printed.columns - 1) / 2, (printed.rows - 1) / 2];
  if (tile === "central row") return floor(printed, (_, row) => row === middleRow);
  if (tile === "central column") return floor(printed, (column) => column === middleColumn);
  const [north, west] = [tile.startsWith("north"), tile.endsWith("west")];
  if (north || tile.startsWith("south")) {
    return floor(
      printed,
      (column, row) => (north ? row < middleRow : row > middleRow) && (west ? column < middleColumn : column > middleColumn),
    );
  }
  return [...standing(view)].filter(([, statue]) => typeTile(statue.kind) === tile).map(([space]) => space);
}

const typeTile = (kind: string): string => (kind === "crossbowman" ? "crossbowmen" : `${kind}s`);

/** What a statue looks at: the musician its row and column (T8.3), the footman the spaces around it (T10.1). */
export function lookedAtBy(statue: Statue, printed: Printed): string[] {
  if (statue.kind === "musician") return floor(printed, (column, row) => (column === statue.column) !== (row === statue.row));
  if (statue.kind === "footman") {
    return floor(printed, (column, row) => {
      const away = Math.max(Math.abs(column - statue.column), Math.abs(row - statue.row));
      return away === 1;
    });
  }
  return [];
}

function floor(printed: Printed, counts: (column: number, row: number) => boolean): string[] {
  const found: string[] = [];
  for (let row = 0; row < printed.rows; row++) {
    for (let column = 0; column < printed.columns; column++) if (counts(column, row)) found.push(spaceName(column, row));
  }
  return found;
}

/** T1.4: what is left in the rack and of the specialists follows from what stands on the floor. */
export function left(view: View, printed: Printed): Record<Warrior | Specialist, number> {
  const [figures, specialists] = [printed.rack_vp.length, printed.specialist_costs.length];
  const count = { officer: figures, guard: figures, crossbowman: figures, soldier: figures };
  const rest = { ...count, horse: specialists, footman: specialists, archer: specialists, musician: specialists };
  for (const statue of new Set(standing(view).values())) {
    rest[statue.kind]--;
    if (statue.horse) rest.horse--;
  }
  return rest;
}
