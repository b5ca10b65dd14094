import { expect, test } from "vitest";
import { printed } from "../fixtures/moments";
import { atlasOf } from "../land/atlas";
import { type Box, centred, HOME, isSeen, LARGEST, panned, placeOf, pointAt, scaleOf, zoomed } from "./camera";
import { KINGDOM } from "./sheet";

const BOXES: Box[] = [
  { width: 721, height: 591 },
  { width: 1150, height: 903 },
  { width: 390, height: 283 },
  { width: 900, height: 420 },
];

test.each(BOXES)("at first all towns are seen, in a window of $width x $height", (box) => {
  for (const { at, number } of atlasOf(printed).cities.values()) expect(isSeen(HOME, box, at), `city ${number}`).toBe(true);
});

test.each(BOXES)("what is pointed at stays where it is, in a window of $width x $height", (box) => {
  const place: [number, number] = [box.width * 0.4, box.height * 0.55];
  const point = pointAt(HOME, box, place);
  const near = zoomed(HOME, box, 2.5, place);
  expect(near.zoom).toBe(2.5);
  expect(placeOf(near, box, point)[0]).toBeCloseTo(place[0]);
  expect(placeOf(near, box, point)[1]).toBeCloseTo(place[1]);
  expect(zoomed(near, box, 1 / 2.5, place)).toEqual(HOME);
});

test("it goes neither beyond the edge nor further in or out than it may", () => {
  const box = BOXES[0]!;
  const near = zoomed(HOME, box, 100, [0, 0]);
  expect(near.zoom).toBe(LARGEST);
  const corner = panned(near, box, [1e6, 1e6]);
  expect(pointAt(corner, box, [0, 0])).toEqual([KINGDOM.left, KINGDOM.top]);
  expect(panned(HOME, box, [50, 80])).toEqual(HOME);
  expect(zoomed(HOME, box, 0.1, [10, 10])).toEqual(HOME);
});

test("drawn along by so many pixels it moves by so many", () => {
  const box = BOXES[0]!;
  const near = centred({ at: HOME.at, zoom: 3 }, box, [500, 350]);
  expect(panned(near, box, [30, -20]).at[0]).toBeCloseTo(500 - 30 / scaleOf(near, box));
  expect(panned(near, box, [30, -20]).at[1]).toBeCloseTo(350 + 20 / scaleOf(near, box));
});
