// Which part of the map is seen, and how large. Nothing of the screen.
import type { Point } from "../land/lines";
import { EDGE, KINGDOM } from "./sheet";

/** The window in which the map is seen, in pixels. */
export interface Box {
  width: number;
  height: number;
}
export interface Camera {
  /** The point of the sheet in the middle of the window. */
  at: Point;
  /** How much larger than where the whole kingdom is seen. */
  zoom: number;
}

export const LARGEST = 4;
const MIDDLE: Point = [KINGDOM.left + KINGDOM.width / 2, KINGDOM.top + KINGDOM.height / 2];
export const HOME: Camera = { at: MIDDLE, zoom: 1 };

/** Pixels for a unit of the sheet. */
export const scaleOf = ({ zoom }: Camera, { width, height }: Box): number =>
  Math.min(width / KINGDOM.width, height / KINGDOM.height) * zoom;

const within = (value: number, least: number, most: number): number =>
  least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);

/** Not beyond the kingdom's edge, not larger or smaller than may be. */
function held({ at: [x, y], zoom }: Camera, box: Box): Camera {
  const camera = { at: [x, y] as Point, zoom: within(zoom, 1, LARGEST) };
  const scale = scaleOf(camera, box);
  const [wide, high] = [box.width / scale / 2, box.height / scale / 2];
  camera.at = [
    within(x, KINGDOM.left + wide, KINGDOM.left + KINGDOM.width - wide),
    within(y, KINGDOM.top + high, KINGDOM.top + KINGDOM.height - high),
  ];
  return camera;
}

/** The point of the sheet that lies at a place of the window. */
export function pointAt(camera: Camera, box: Box, [x, y]: Point): Point {
  const scale = scaleOf(camera, box);
  return [camera.at[0] + (x - box.width / 2) / scale, camera.at[1] + (y - box.height / 2) / scale];
}

/** Where a point of the sheet lies in the window. */
export function placeOf(camera: Camera, box: Box, [x, y]: Point): Point {
  const scale = scaleOf(camera, box);
  return [(x - camera.at[0]) * scale + box.width / 2, (y - camera.at[1]) * scale + box.height / 2];
}

/** Larger or smaller by a factor: what lies at that place of the window stays there, as far as the edges allow. */
export function zoomed(camera: Camera, box: Box, factor: number, place: Point): Camera {
  const [x, y] = pointAt(camera, box, place);
  const after: Camera = { at: camera.at, zoom: within(camera.zoom * factor, 1, LARGEST) };
  const scale = scaleOf(after, box);
  return held({ ...after, at: [x - (place[0] - box.width / 2) / scale, y - (place[1] - box.height / 2) / scale] }, box);
}

/** The map drawn along by so many pixels. */
export function panned(camera: Camera, box: Box, [x, y]: Point): Camera {
  const scale = scaleOf(camera, box);
  return held({ ...camera, at: [camera.at[0] - x / scale, camera.at[1] - y / scale] }, box);
}

/** With a point in the middle, as far as the edges allow. */
export const centred = (camera: Camera, box: Box, at: Point): Camera => held({ ...camera, at }, box);

/** Whether a point is seen, and not at the very edge. */
export function isSeen(camera: Camera, box: Box, point: Point): boolean {
  const [x, y] = placeOf(camera, box, point);
  const edge = Math.min(30 * scaleOf(camera, box), 40);
  return x >= edge && y >= edge && x <= box.width - edge && y <= box.height - edge;
}

/** Where the whole sheet lies in the window. */
export function sheetIn(camera: Camera, box: Box): { left: number; top: number; width: number; height: number } {
  const scale = scaleOf(camera, box);
  const [left, top] = placeOf(camera, box, [EDGE.left, EDGE.top]);
  return { left, top, width: EDGE.width * scale, height: EDGE.height * scale };
}
