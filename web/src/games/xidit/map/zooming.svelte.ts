// Which part of the map is seen, and how it is laid out for that.
import { settings } from "$lib/state/settings.svelte";
import type { Point } from "../land/lines";
import { type Box, type Camera, centred, HOME, isSeen, LARGEST, panned, placeOf, scaleOf, sheetIn, zoomed } from "./camera";

/** What a press on a button or a key makes of the zoom. */
const STEP = 1.6;
/** How long after the last change the map is drawn sharp, in milliseconds; until then its picture is stretched. */
const SETTLES = 180;

export class Zooming {
  #here: () => Point;
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

  /** `here` is what buttons and keys zoom around. */
  constructor(here: () => Point) {
    this.#here = here;
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

  /** Larger or smaller around a place of the window. */
  zoomAt(factor: number, place: Point, glides = false): void {
    this.#go(zoomed(this.#camera, this.box, factor, place), glides);
  }

  /** Drawn along by so many pixels. */
  pan(by: Point): void {
    this.#go(panned(this.#camera, this.box, by), false);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }
}
