// Which decisions of a table played themselves, since there was only one; kept in this browser, so that the log can say so later.

const key = (table: string): string => `claycrown-forced-${table}`;

export function forcedAt(table: string): Set<number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((number) => typeof number === "number") : []);
  } catch {
    return new Set(); // a browser may forbid it; then the marks last as long as the page
  }
}

export function keepForced(table: string, numbers: ReadonlySet<number>): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify([...numbers]));
  } catch {
    // As above.
  }
}
