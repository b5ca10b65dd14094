/** Do something once the page has nothing better to do; browsers that cannot tell do it soon. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
}

/** Let the browser show what there is, and hear the visitor, before more is done. */
export function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

let turn: Promise<void> = Promise.resolve();
let opened = false;

/** Whether the first page has been drawn: what comes later comes at once. */
export const isOpened = (): boolean => opened;

/** Parts of a page that is being opened are drawn one after the other, each in a task of its own. */
export function myTurn(): Promise<void> {
  whenIdle(() => (opened = true));
  return (turn = turn.then(rest));
}
