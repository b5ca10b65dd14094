// A finger cannot point: its first tap on what is lit looks at it, the second chooses.
import { settings } from "$lib/state/settings.svelte";

let looked = "";

/** Whether this click only looks; `at` is what is tapped, and the question it is tapped for. */
export function onlyLooks(event: Event, at: string): boolean {
  const finger = "pointerType" in event && event.pointerType === "touch";
  if (!finger || !settings.liked.tapTwice) return false;
  looked = looked === at ? "" : at;
  return looked !== "";
}

/** A finger that is lifted has not left what it looked at. */
export const isFinger = (event: PointerEvent): boolean => event.pointerType === "touch";

/** The keyboard goes on to another target, which tells of itself: nothing is redrawn between pressing a button on it and letting go. */
export const goesOn = (event: FocusEvent): boolean =>
  event.relatedTarget instanceof Element && event.relatedTarget.closest("[data-target]") !== null;
