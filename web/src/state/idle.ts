/** Do something once the page has nothing better to do; browsers that cannot tell do it soon. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 200);
}
