// Something is set down on the board: it comes from a little above, and is there.
import type { TransitionConfig } from "svelte/transition";
import { arrival } from "$lib/table/session/flying";

/** How long `--slow` is now; nothing with less motion. */
export function slowly(node: Element): number {
  const said = getComputedStyle(node).getPropertyValue("--slow").trim();
  const number = Number.parseFloat(said) || 0;
  return said.endsWith("ms") ? number : number * 1000;
}

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** `from` is the place that it is taken from: if that is in sight it is seen to come from there first. */
export function setDown(
  node: Element,
  { animate, height, from = "" }: { animate: boolean; height: number; from?: string },
): TransitionConfig {
  const duration = animate ? slowly(node) : 0;
  return {
    duration,
    delay: duration && from ? arrival(from) : 0,
    easing: easeOut,
    css: (part) =>
      `transform: translateY(${(part - 1) * height}px) scale(${1.25 - 0.25 * part}); opacity: ${Math.min(1, part * 2)}`,
  };
}
