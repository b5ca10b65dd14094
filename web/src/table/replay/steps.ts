// Going through the moments of a game that still count. Nothing of the screen.

/** The place of the last step that is not after a number. */
export function placeOf(steps: readonly number[], number: number): number {
  let [low, high] = [0, steps.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((steps[middle] ?? 0) <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The number so many steps on; at both ends it stays. From a moment that was taken back it goes to the nearest on that side. */
export function stepped(steps: readonly number[], number: number, by: number): number {
  const place = placeOf(steps, number);
  const beside = steps[place] !== number && by < 0 ? 1 : 0;
  return steps[Math.min(Math.max(place + by + beside, 0), steps.length - 1)] ?? 0;
}
