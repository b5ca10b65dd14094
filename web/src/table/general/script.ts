// A drawing that a game from another package brings: one script, served from that package.
import type { TableView } from "$lib/table/drawing";

/** What a script has put on the page. */
export interface ScriptDrawing {
  /** Called at once, and again whenever something that is shown has changed. */
  update(shown: TableView<unknown, unknown>): void;
  /** The table is left. */
  destroy(): void;
}

/** The default export of such a script. */
export type Draw = (element: HTMLElement, shown: TableView<unknown, unknown>) => ScriptDrawing;

const scripts = new Map<string, Draw>();

/** Load a game's script; false where it cannot be had, or draws nothing. */
export async function loadScript(game: string, address: string): Promise<boolean> {
  try {
    const script = (await import(/* @vite-ignore */ address)) as { default?: unknown };
    if (typeof script.default !== "function") throw new TypeError(`${address} has no function as its default export`);
    scripts.set(game, script.default as Draw);
    return true;
  } catch (error) {
    console.error(error); // for who writes the script; the general table serves
    return false;
  }
}

/** The loaded script of a game. */
export function scriptOf(game: string): Draw | undefined {
  return scripts.get(game);
}
