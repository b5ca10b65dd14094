// A finger cannot point: its first tap on what is lit looks at it, the second chooses.
import { settings } from "$lib/state/settings.svelte";
import type { Shown } from "$lib/table/face";

type Asked = Pick<Shown<unknown, unknown>, "moment" | "stage" | "lit" | "focus">;

let looked = "";

/** Whether this tap only looks; then what it looks at is shown as if it were pointed at. */
export function onlyLooks(event: Event, shown: Asked, spot: string): boolean {
  const finger = "pointerType" in event && event.pointerType === "touch";
  if (!finger || !settings.liked.tapTwice || !shown.lit.has(spot)) return false;
  const at = `${shown.moment} ${shown.stage?.words ?? ""} ${spot}`;
  looked = looked === at ? "" : at;
  if (looked) shown.focus(shown.lit.get(spot) ?? null);
  return looked !== "";
}

/** A finger that is lifted has not left what it looked at. */
export const isFinger = (event: PointerEvent): boolean => event.pointerType === "touch";
