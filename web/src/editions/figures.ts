// The figures of an edition as a page shows them: table by table, as the box has them.

export type Figure = number | string | boolean | Figure[];
export interface Table {
  [key: string]: Figure | Table | Table[];
}
export const SOURCES = ["printed", "deduced", "reconstructed"] as const;
export type Source = (typeof SOURCES)[number];

/** A table with figures of its own. */
export interface Group {
  /** As a fault names it: `cards`, `tokens 3`. */
  path: string;
  /** As the catalogue does, without its number: `cards`, `tokens`. */
  name: string;
  /** Its number among those of its name, from 1; 0 where there is only one. */
  number: number;
  table: Table;
  /** The keys of its figures, in the order of the file. */
  keys: string[];
}

const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);
const areTables = (value: unknown): value is Table[] => Array.isArray(value) && value.length > 0 && value.every(isTable);

/** The chapters of an edition: each table of the file with all that lies within it. */
export function chapters(figures: Table): { name: string; groups: Group[] }[] {
  return Object.entries(figures).map(([name, value]) => ({ name, groups: groupsOf(name, name, 0, value) }));
}

function groupsOf(path: string, name: string, number: number, value: Table[string]): Group[] {
  if (areTables(value)) return value.flatMap((table, place) => groupsOf(`${path} ${place + 1}`, name, place + 1, table));
  if (!isTable(value)) return [];
  const entries = Object.entries(value).filter(([key]) => key !== "source" && key !== "note");
  const keys = entries.filter(([, inside]) => !isTable(inside) && !areTables(inside)).map(([key]) => key);
  const within = entries.filter(([key]) => !keys.includes(key));
  const own: Group[] = keys.length || "source" in value ? [{ path, name, number, table: value, keys }] : [];
  return [...own, ...within.flatMap(([key, inside]) => groupsOf(`${path}.${key}`, `${name}-${key}`, 0, inside))];
}

/** How often each source is named. */
export function countSources(figures: Table): Record<Source, number> {
  const counted = { printed: 0, deduced: 0, reconstructed: 0 };
  for (const { groups } of chapters(figures))
    for (const { table } of groups) {
      const source = SOURCES.find((one) => one === table["source"]);
      if (source) counted[source] += 1;
    }
  return counted;
}

/** The same table in figures of the same game, by its path; undefined where there is none. */
export function tableAt(figures: Table, path: string): Table | undefined {
  return chapters(figures)
    .flatMap(({ groups }) => groups)
    .find((group) => group.path === path)?.table;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How many figures differ. */
export function countChanges(figures: Table, before: Table): number {
  return chapters(figures)
    .flatMap(({ groups }) => groups)
    .reduce((count, { path, table, keys }) => {
      const old = tableAt(before, path);
      return count + keys.filter((key) => !same(table[key], old?.[key])).length;
    }, 0);
}

/** The message that words a note on a table of the package's own edition; another edition's notes stand as they are. */
export const noteId = (game: string, path: string): string => `${game}-note-${path.replaceAll(/[ ._]/g, "-")}`;
