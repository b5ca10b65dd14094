// What this browser remembers of a table until it is closed. A browser may forbid it: then it lasts as long as the page.

const key = (what: string, table: string): string => `claycrown-${what}-${table}`;

export function kept(what: string, table: string): string | null {
  try {
    return sessionStorage.getItem(key(what, table));
  } catch {
    return null;
  }
}

export function keep(what: string, table: string, text: string): void {
  try {
    sessionStorage.setItem(key(what, table), text);
  } catch {
    // As above.
  }
}
