// What somebody has missed since they decided last.
import type { LogEntry, SinceLastTurn } from "$lib/api/types";
import { undone } from "$lib/table/session/entries";

/**
 * What happened since a seat's last turn, as news: what its own last decision set off (a whole round, say) is part of it; that
 * somebody has decided in secret is none by the time one's own turn comes, and what was taken back never is.
 */
export function newsOf(since: SinceLastTurn, log: readonly LogEntry[], seat: number | null): LogEntry[] {
  const own = log.find(({ number }) => number === since.after);
  const told = own ? [own, ...since.entries] : since.entries;
  const gone = undone(since.entries);
  return told.filter(
    (entry) => !gone.has(entry.number) && entry.lines.length && (entry.watched || (entry.seat !== seat && entry.text !== null)),
  );
}
