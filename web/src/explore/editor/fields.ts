// A position as fields that can be set: what a game says of its own, and for any other game what its notation writes.
import type { Message } from "$lib/words/message";

export type Position = Record<string, unknown>;
/** Names and places that lead to a value: `["players", "yellow", "tricks"]`. */
export type Path = readonly (string | number)[];
export type Choice = string | number | null;

/** Something of a position that is set beside the board. */
export interface Field {
  path: Path;
  label: Message;
  /** What is `shown` follows from the rest. */
  kind: "number" | "flag" | "choice" | "text" | "shown";
  most?: number;
  /** Of a choice: what there is to choose, each with its words. */
  choices?: readonly (readonly [value: Choice, label: Message | string])[];
  /** The value, where it is not what stands at the path; and a position with another one. */
  value?: unknown;
  set?: (position: Position, value: unknown) => Position;
}

export interface Group {
  label: Message;
  /** A player's. */
  colour?: string;
  fields: Field[];
}

/** Something to be put on the board. */
export interface Brush {
  id: string;
  label: Message;
  colour?: string;
}

export interface PositionEditor {
  groups(position: Position, printed: never): Group[];
  /** Each list in a row of its own. */
  brushes(position: Position, printed: never): { label: Message; brushes: Brush[] }[];
  /** The position after a brush was used at a target; null where it is not for that target. */
  paint(position: Position, target: string, brush: string, printed: never): Position | null;
  /** The same with all that follows from the rest, and from what was there before. */
  tidied(position: Position, before: Position): Position;
}

const found = import.meta.glob<{ default: PositionEditor }>("../../games/*/editor.ts");

export async function editorOf(game: string): Promise<PositionEditor> {
  const load = found[`../../games/${game}/editor.ts`];
  return load ? (await load()).default : GENERAL;
}

export function valueAt(position: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string | number, unknown> | null | undefined)?.[key], position);
}

/** A copy with another value at a path. */
export function withValue<T>(position: T, path: Path, value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const node = (position ?? {}) as Record<string | number, unknown>;
  const changed = withValue(node[key], rest, value);
  if (Array.isArray(node)) return node.map((one: unknown, place) => (place === key ? changed : one)) as T;
  return { ...node, [key]: changed } as T;
}

/** A copy without what a path leads to. */
export function without<T>(position: T, path: Path): T {
  const last = path.at(-1);
  const above = valueAt(position, path.slice(0, -1)) as Record<string, unknown>;
  const left = Object.fromEntries(Object.entries(above).filter(([name]) => name !== String(last)));
  return withValue(position, path.slice(0, -1), left);
}

/** Of several different things in an order: another one at a place, and what was there where that one was. */
export function swapped<T>(order: readonly T[], place: number, value: T): T[] {
  const from = order.indexOf(value);
  return order.map((one, at) => (at === place ? value : at === from ? (order[place] as T) : one));
}

/** Where a refusal is about: `players.yellow.tricks`, `piles 2.top`. */
export const isAt = (where: string, path: Path): boolean => {
  const written = path.join(".");
  return where === written || where.startsWith(`${written}.`) || written.startsWith(`${where}.`);
};

/** Every number, word and flag that the notation writes, under its own name. */
const GENERAL: PositionEditor = {
  groups: (position) => [{ label: { id: "explore-fields" }, fields: leaves(position, []) }],
  brushes: () => [],
  paint: () => null,
  tidied: (position) => position,
};

function leaves(node: unknown, path: Path): Field[] {
  const label = { id: "explore-field", values: { name: path.join(" ") } };
  if (typeof node === "number") return [{ path, label, kind: "number" }];
  if (typeof node === "boolean") return [{ path, label, kind: "flag" }];
  if (typeof node === "string") return path[0] === "game" || path[0] === "edition" ? [] : [{ path, label, kind: "text" }];
  if (Array.isArray(node)) return node.flatMap((one, place) => leaves(one, [...path, place]));
  return Object.entries(node ?? {}).flatMap(([name, one]) => leaves(one, [...path, name]));
}
