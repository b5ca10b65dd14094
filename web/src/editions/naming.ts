// What the tables of an edition file, and the figures in them, are called; as they are written where the catalogue has no name.
import { has, t } from "$lib/words/words.svelte";
import type { Group } from "./figures";

const idOf = (game: string, name: string): string => `${game}-edition-${name.replaceAll("_", "-")}`;
const spaced = (key: string): string => key.replaceAll("_", " ");

export function tableName(game: string, { name, number, path }: Pick<Group, "name" | "number" | "path">): string {
  const id = idOf(game, name);
  return has(id) ? t(id, { number }) : spaced(path);
}

export function figureName(game: string, { name }: Pick<Group, "name">, key: string): string {
  const id = idOf(game, name);
  const message = `${id}-${key.replaceAll("_", "-").toLowerCase()}`;
  return has(message) ? t(message) : has(`${id}-each`) ? t(`${id}-each`, { key: Number(key) || key }) : spaced(key);
}

/** What a fault is about: a table, or a figure in it. */
export function placeName(game: string, group: Group, key: string): string {
  const table = tableName(game, group);
  return group.keys.includes(key) ? t("app-edition-within", { outer: table, inner: figureName(game, group, key) }) : table;
}
