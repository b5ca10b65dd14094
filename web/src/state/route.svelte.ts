// Where one is: the address is the truth, and links are ordinary links.
import { tick } from "svelte";
import { reach } from "$lib/api/reach.svelte";

export interface Place {
  path: string;
  query: URLSearchParams;
}

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });

class Route {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  #arrive(): void {
    const before = this.place.path;
    this.place = here();
    if (this.place.path !== before) reach.open();
  }

  /** Go to an address of this site. `replace` leaves no step in the history. */
  go(address: string, how: { replace?: boolean; stay?: boolean } = {}): void {
    history[how.replace ? "replaceState" : "pushState"](null, "", address);
    this.#arrive();
    if (!how.stay) void tick().then(() => arrive());
  }
}

/** A new page begins at its top, and the keyboard and a screen reader at its heading: once that has come, if nothing else has the focus. */
function arrive(): void {
  scrollTo(0, 0);
  const [{ place }, before] = [route, document.activeElement];
  const comes = new MutationObserver(begin);
  function begin(): void {
    const waits = route.place === place && (document.activeElement === before || document.activeElement === document.body);
    const heading = waits ? document.querySelector<HTMLElement>("main h1") : null;
    heading?.focus({ preventScroll: true });
    if (heading || !waits) comes.disconnect();
  }
  comes.observe(document.body, { childList: true, subtree: true });
  begin();
}

export const route = new Route();

/** Follow links of this site without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}

/** The parts of a path that a pattern names (`/tables/:id`), or null if it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const found = path.split("/").filter(Boolean);
  if (wanted.length !== found.length) return null;
  const parts: Record<string, string> = {};
  for (const [place, want] of wanted.entries()) {
    const part = found[place] ?? "";
    if (want.startsWith(":")) {
      try {
        parts[want.slice(1)] = decodeURIComponent(part);
      } catch {
        return null;
      }
    } else if (want !== part) return null;
  }
  return parts;
}
