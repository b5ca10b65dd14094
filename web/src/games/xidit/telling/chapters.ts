// The ledger of a decision, cut where something new begins: an order, an awakening, a census, an assessment.
import type { LedgerLine } from "$lib/api/types";

export type Chapter = [LedgerLine, ...LedgerLine[]];

/** What begins a new chapter; several of one kind in a row are one. */
const TOGETHER = ["year", "titan rages", "plan", "shown", "ready", "start", "rewards", "passed"];
/** What always has a chapter of its own. */
const ALONE = new Set(["order", "out", "winner"]);
const OPENERS = new Set([...TOGETHER, ...ALONE]);

export function chapters(ledger: readonly LedgerLine[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of ledger) {
    const last = found.at(-1);
    const opens = OPENERS.has(line.what) && (ALONE.has(line.what) || last?.[0].what !== line.what);
    if (!last || opens) found.push([line]);
    else last.push(line);
  }
  return found;
}
