import { flushSync } from "svelte";

/** Do something once the page has nothing better to do; browsers that cannot tell do it soon. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
}

/** Let the browser show what there is, and hear the visitor, before more is done. */
export function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Parts of a page that are still to be drawn, in the page's order: what a part brings along comes before what follows it. */
const waiting: (() => void)[] = [];
let next = 0;
let drawing: Promise<void> | null = null;
/** The visitor has begun to do something. */
let acts = false;
for (const deed of ["pointerdown", "keydown"]) globalThis.addEventListener?.(deed, () => (acts = true), { capture: true });

/** Whether the page is still being opened: what comes once the visitor does something comes at once. */
export const isOpening = (): boolean => !acts;

/** Parts of a page that is being opened are drawn one after the other, each in a task of its own; `last` after all others. */
export function inTurn(draw: () => void, last = false): void {
  waiting.splice(last ? waiting.length : next++, 0, draw);
  drawing ??= drawInTurn();
}

/** Milliseconds of drawing after which it is shown what there is. */
const LONGEST = 5;
const FRAME = 100; // where nothing is shown, no frame comes

/** When the browser has shown what there is. */
function frame(): Promise<unknown> {
  const shown = new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  return Promise.race([shown.then(rest), new Promise((resolve) => setTimeout(resolve, FRAME))]);
}

async function drawInTurn(): Promise<void> {
  for (let since = performance.now(); ;) {
    if (performance.now() - since < LONGEST) await rest();
    else await frame().then(() => (since = performance.now()));
    const draw = waiting.shift();
    next = 0;
    if (!draw) break;
    draw();
  }
  drawing = null;
}

/** When nothing is left to be drawn. */
export async function allDrawn(): Promise<void> {
  await drawing;
}

/** Draw at once what is left: it is to be printed. */
export function drawNow(): void {
  do flushSync(() => waiting.splice(0).forEach((draw) => draw()));
  while (waiting.length);
}
