// What a scene is about, where it tells more than a bar has room for. The rest is told beside it.

const MOST = 3;

/** Of many lines, the last deed and what came of it; where they are nobody's deeds, the first. -1 is nobody. */
export function brief<Line extends { seat: number }>(lines: readonly Line[]): readonly Line[] {
  if (lines.length <= MOST) return lines;
  const last = lines.findLastIndex(({ seat }) => seat >= 0);
  return last < 0 ? lines.slice(0, 1) : lines.slice(last);
}
