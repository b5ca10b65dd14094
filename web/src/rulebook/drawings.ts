// What a game brings to its rulebook: how pictures and symbols are drawn, by the same code as its table.
import type { Component } from "svelte";
import type { TableView } from "$lib/table/drawing";

export interface BookDrawing {
  /** A part of the table. */
  Picture: Component<{ shown: TableView<never, never>; part: string }>;
  /** A symbol of the legend. */
  Sign: Component<{ symbol: string }>;
  /** What both draw with, once for a page. */
  Symbols: Component;
}

const found = import.meta.glob<{ default: BookDrawing }>("../games/*/rulebook.ts");

const loaderOf = (game: string) => found[`../games/${game}/rulebook.ts`];

export const isDrawn = (game: string): boolean => loaderOf(game) !== undefined;

/** How a game's rulebook is drawn; null where it brings no drawing. */
export async function bookDrawingOf(game: string): Promise<BookDrawing | null> {
  return (await loaderOf(game)?.())?.default ?? null;
}
