// A creature that was defeated falls over, and is gone.
import type { TransitionConfig } from "svelte/transition";
import { settings } from "$lib/state/settings.svelte";

const LASTS = 700;

export function fall(_node: Element): TransitionConfig {
  return {
    duration: settings.lessMotion ? 0 : LASTS / settings.speed,
    css: (left) => `transform: translateY(${(1 - left) * 26}px) rotate(${(1 - left) ** 2 * 80}deg); opacity: ${left}`,
  };
}
