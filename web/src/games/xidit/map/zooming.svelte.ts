// The map zooms and moves: by wheel, drag, two fingers, double tap and keys.
import { settings } from "$lib/state/settings.svelte";
import type { Point } from "../land/lines";
import { type Box, type Camera, centred, HOME, isSeen, LARGEST, panned, placeOf, scaleOf, sheetIn, zoomed } from "./camera";

/** What a press on a button or a key makes of the zoom, and a double tap. */
const STEP = 1.6;
const DOUBLE = 2.2;
/** So many pixels a pointer may stray and still taps, so far apart in place and time two taps may be. */
const STRAY = 6;
const [NEAR, SOON] = [30, 350];
/** How long after the last change the map is drawn sharp, in milliseconds; until then its picture is stretched. */
const SETTLES = 180;

const KEYS: Readonly<Record<string, 1 | -1>> = { "+": 1, "=": 1, "-": -1 };

export class Zooming {
  #here: () => Point;
  #pointOf: (target: string) => Point | undefined;
  #camera = $state.raw<Camera>(HOME);
  /** The scale for which the sheet is laid out. */
  #drawn = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  width = $state(1000);
  height = $state(724);
  /** It goes to another place by itself. */
  glides = $state(false);
  /** The pointer holds the map. */
  held = $state(false);

  /** `here` is what buttons and keys zoom around, `pointOf` tells where a target lies. */
  constructor(here: () => Point, pointOf: (target: string) => Point | undefined) {
    this.#here = here;
    this.#pointOf = pointOf;
  }

  get box(): Box {
    return { width: this.width || 1, height: this.height || 1 };
  }
  get zoom(): number {
    return this.#camera.zoom;
  }
  /** Pixels for a unit of the sheet. */
  get scale(): number {
    return scaleOf(this.#camera, this.box);
  }
  get canEnlarge(): boolean {
    return this.zoom < LARGEST - 0.01;
  }
  get isWhole(): boolean {
    return this.zoom <= 1.01;
  }
  /** It is being zoomed: its picture is stretched until that is over. */
  get stretches(): boolean {
    return this.#drawn !== null && this.#drawn !== this.scale;
  }
  /** Where the sheet lies, and how large it is laid out. */
  get sheet(): { width: number; height: number; transform: string } {
    const { left, top, width, height } = sheetIn(this.#camera, this.box);
    const stretch = this.stretches ? this.scale / this.#drawn! : 1;
    const transform = `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) scale(${stretch})`;
    return { width: width / stretch, height: height / stretch, transform };
  }

  #go(camera: Camera, glides: boolean): void {
    this.glides = glides && !settings.lessMotion;
    if (camera.zoom !== this.zoom) {
      this.#drawn ??= this.scale;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.#drawn = null), SETTLES);
    }
    this.#camera = camera;
  }

  /** A step larger or smaller, around a point of the sheet. */
  step(by: 1 | -1, around = this.#here()): void {
    const camera = isSeen(this.#camera, this.box, around) ? this.#camera : centred(this.#camera, this.box, around);
    this.#go(zoomed(camera, this.box, STEP ** by, placeOf(camera, this.box, around)), true);
  }

  /** All of it is seen again. */
  reset(): void {
    this.#go(HOME, true);
  }

  /** So that all these points are seen: nothing moves if they are, else their middle is in the middle. */
  show(points: readonly Point[]): void {
    if (this.isWhole || !points.length || points.every((point) => isSeen(this.#camera, this.box, point))) return;
    const middle = (of: number[]): number => (Math.min(...of) + Math.max(...of)) / 2;
    const at: Point = [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
    this.#go(centred(this.#camera, this.box, at), true);
  }

  #zoomAt(factor: number, place: Point, glides = false): void {
    this.#go(zoomed(this.#camera, this.box, factor, place), glides);
  }

  /** For the window of the map. */
  listen = (window: HTMLElement): (() => void) => {
    const fingers = new Map<number, Point>();
    let moved = false;
    let tap: { at: Point; time: number } | null = null;

    const inWindow = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = window.getBoundingClientRect();
      return [clientX - left - window.clientLeft, clientY - top - window.clientTop];
    };
    const apart = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(x - otherX, y - otherY);
    const between = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];

    const wheel = (event: WheelEvent) => {
      if (this.isWhole && event.deltaY > 0) return; // the page scrolls
      event.preventDefault();
      this.#zoomAt(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), inWindow(event));
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
      if (!moved && fingers.size === 1 && apart(before, now) < STRAY) return;
      if (!moved) window.setPointerCapture(event.pointerId);
      moved = true;
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      fingers.set(event.pointerId, now);
      if (!other) {
        this.held = !this.isWhole;
        this.#go(panned(this.#camera, this.box, [now[0] - before[0], now[1] - before[1]]), false);
      } else {
        const [from, to] = [between(before, other), between(now, other)];
        this.#go(panned(this.#camera, this.box, [to[0] - from[0], to[1] - from[1]]), false);
        this.#zoomAt(apart(now, other) / Math.max(apart(before, other), 1), to);
      }
    };
    const lift = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      this.held = false;
      if (moved) {
        swallowClick();
        tap = null;
        return;
      }
      const at = inWindow(event);
      const again = tap && event.timeStamp - tap.time < SOON && apart(tap.at, at) < NEAR;
      tap = again ? null : { at, time: event.timeStamp };
      // What can be picked is picked by a tap, also by two.
      if (!again || (event.target instanceof Element && event.target.closest(".lit"))) return;
      swallowClick();
      if (this.isWhole) this.#zoomAt(DOUBLE, at, true);
      else this.reset();
    };
    const cancel = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      this.held = false;
    };
    // Two fingers, or one on a map that is zoomed, do not scroll the page.
    const touch = (event: TouchEvent) => {
      if (event.cancelable && (event.touches.length > 1 || !this.isWhole)) event.preventDefault();
    };
    const targetAt = (target: EventTarget | null): Point | undefined =>
      target instanceof Element ? this.#pointOf(target.getAttribute("data-target") ?? "") : undefined;
    const key = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey || (!by && event.key !== "0")) return;
      event.preventDefault();
      event.stopPropagation();
      if (by) this.step(by, targetAt(event.target));
      else this.reset();
    };
    // Who goes about by key sees where.
    const follow = ({ target }: FocusEvent) => {
      const at = target instanceof Element && target.matches(":focus-visible") ? targetAt(target) : undefined;
      if (at) this.show([at]);
    };
    window.addEventListener("keydown", key);
    window.addEventListener("focusin", follow);
    window.addEventListener("wheel", wheel, { passive: false });
    window.addEventListener("touchmove", touch, { passive: false });
    window.addEventListener("pointerdown", press);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", lift);
    window.addEventListener("pointercancel", cancel);
    return () => clearTimeout(this.#timer);
  };
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
