// A page that is older than its server: parts of it that were not loaded yet are gone there, and come with the page anew.
import { reach } from "$lib/api/reach.svelte";

const KEY = "claycrown renewed";
/** Whoever was renewed and still lacks a part has another trouble: not again within so many milliseconds. */
const AGAIN = 60_000;

/** Load the page anew where a part of it cannot be had; what was decided lies on the server, what was set is kept. */
export function renewWhenOld(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN) return;
    void reach.ask().then((there) => {
      if (!there) return; // nothing is old, and there is nobody to load it from
      sessionStorage.setItem(KEY, String(Date.now()));
      location.reload();
    });
  });
}
