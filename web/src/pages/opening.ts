// A page with what it begins with: its words are on their way as soon as itself.
import type { Component } from "svelte";
import { match } from "$lib/state/route.svelte";
import { learnWords } from "$lib/words/words.svelte";
import { ROUTES } from "./routes";

/** The page and the parts of its address come together: the page before must never see those of the next. */
export interface Opened {
  Page: Component<Record<string, string>>;
  parts: Record<string, string>;
}

// Each page is loaded when it is first gone to, so that the first one is there at once.
const PAGES = import.meta.glob<{ default: Opened["Page"] }>("./*.svelte");

/** The page of an address; null where there is none. */
export function openPage(path: string): Promise<Opened> | null {
  for (const { path: pattern, page, words, ofApp = false } of ROUTES) {
    const parts = match(pattern, path);
    const load = PAGES[`./${page}.svelte`];
    if (parts && load)
      return Promise.all([load(), learnWords(words, ofApp ? "" : parts["game"])]).then(([{ default: Page }]) => ({
        Page,
        parts,
      }));
  }
  return null;
}
