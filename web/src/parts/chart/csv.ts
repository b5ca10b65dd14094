// A table as a file that spreadsheets open: comma-separated values (RFC 4180), in UTF-8 with a mark that they look for.
export type Cell = string | number | null;

export const csv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  "\uFEFF" + [head, ...rows].map((row) => row.map(written).join(",") + "\r\n").join("");

/** Names are other people's: one that begins like a formula must not become one. */
function written(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Have the browser save it. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
