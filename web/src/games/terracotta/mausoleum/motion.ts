// Something is set down on the board: it comes from a little above, and is there.
import type { TransitionConfig } from "svelte/transition";

/** How long `--slow` is now; nothing with less motion. */
export function slowly(node: Element): number {
  const said = getComputedStyle(node).getPropertyValue("--slow").trim();
  const number = Number.parseFloat(said) || 0;
  return said.endsWith("ms") ? number : number * 1000;
}

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

export function setDown(node: Element, { animate, height }: { animate: boolean; height: number }): TransitionConfig {
  return {
    duration: animate ? slowly(node) : 0,
    easing: easeOut,
    css: (part) =>
      `transform: translateY(${(part - 1) * height}px) scale(${1.25 - 0.25 * part}); opacity: ${Math.min(1, part * 2)}`,
  };
}
