// The map zooms and moves by wheel, drag, two fingers, double tap and keys.
import type { Point } from "../land/lines";
import type { Zooming } from "./zooming.svelte";

/** What a double tap makes of the zoom. */
const DOUBLE = 2.2;
/** So many pixels a pointer may stray and still taps, so far apart in place and time two taps may be. */
const STRAY = 6;
const [NEAR, SOON] = [30, 350];
const KEYS: Readonly<Record<string, 1 | -1>> = { "+": 1, "=": 1, "-": -1 };

/** For the window of the map; `pointOf` tells where a target lies. */
export function listen(window: HTMLElement, zooming: Zooming, pointOf: (target: string) => Point | undefined): void {
  const fingers = new Map<number, Point>();
  let moved = false;
  let tap: { at: Point; time: number; picks: boolean } | null = null;

  const inWindow = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = window.getBoundingClientRect();
    return [clientX - left - window.clientLeft, clientY - top - window.clientTop];
  };
  const apart = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);
  const between = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];

  const wheel = (event: WheelEvent) => {
    if (zooming.isWhole && event.deltaY > 0) return; // the page scrolls
    event.preventDefault();
    zooming.zoomAt(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), inWindow(event));
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest("button"))) return;
    if (!fingers.size) moved = false;
    fingers.set(event.pointerId, inWindow(event));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = inWindow(event);
    if (fingers.size === 1 && (zooming.isWhole || (!moved && apart(before, now) < STRAY))) return;
    if (!moved) window.setPointerCapture(event.pointerId);
    moved = true;
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    fingers.set(event.pointerId, now);
    if (!other) {
      zooming.held = true;
      zooming.pan([now[0] - before[0], now[1] - before[1]]);
    } else {
      const [from, to] = [between(before, other), between(now, other)];
      zooming.pan([to[0] - from[0], to[1] - from[1]]);
      zooming.zoomAt(apart(now, other) / Math.max(apart(before, other), 1), to);
    }
  };
  const lift = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    zooming.held = false;
    if (moved) {
      swallowClick();
      tap = null;
      return;
    }
    const at = inWindow(event);
    const again = tap && event.timeStamp - tap.time < SOON && apart(tap.at, at) < NEAR;
    // A double tap zooms only where neither tap can have picked anything; what was lit for the first may no longer be.
    const here = event.target instanceof Element && event.target.closest(".lit, .city") !== null;
    const picks = here || (again === true && tap?.picks === true);
    tap = again ? null : { at, time: event.timeStamp, picks };
    if (!again || picks) return;
    swallowClick();
    if (zooming.isWhole) zooming.zoomAt(DOUBLE, at, true);
    else zooming.reset();
  };
  const cancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    zooming.held = false;
  };
  // Two fingers, or one on a map that is zoomed, do not scroll the page.
  const touch = (event: TouchEvent) => {
    if (event.cancelable && (event.touches.length > 1 || !zooming.isWhole)) event.preventDefault();
  };
  const targetAt = (target: EventTarget | null): Point | undefined =>
    target instanceof Element ? pointOf(target.getAttribute("data-target") ?? "") : undefined;
  const key = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!by && event.key !== "0")) return;
    event.preventDefault();
    event.stopPropagation();
    if (by) zooming.step(by, targetAt(event.target));
    else zooming.reset();
  };
  // Who goes about by key sees where.
  const follow = ({ target }: FocusEvent) => {
    const at = target instanceof Element && target.matches(":focus-visible") ? targetAt(target) : undefined;
    if (at) zooming.show([at]);
  };
  window.addEventListener("keydown", key);
  window.addEventListener("focusin", follow);
  window.addEventListener("wheel", wheel, { passive: false });
  window.addEventListener("touchmove", touch, { passive: false });
  window.addEventListener("pointerdown", press);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", lift);
  window.addEventListener("pointercancel", cancel);
}

/** The click that follows when a pointer has dragged chooses nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
