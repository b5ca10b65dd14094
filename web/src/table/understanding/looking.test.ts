import { expect, it } from "vitest";
import { isAt, roomBeside, thingAt } from "./looking";

const window = { left: 0, top: 0, width: 1000, height: 800 };
const card = { width: 200, height: 100 };

it("finds the thing that is meant", () => {
  document.body.innerHTML = `<ul><li data-target="player red"><i data-look="unit M"><b></b></i><u></u></li></ul><p></p>`;
  expect(thingAt(document.querySelector("b"))?.target).toBe("unit M");
  expect(thingAt(document.querySelector("u"))?.target).toBe("player red");
  expect(thingAt(document.querySelector("p"))).toBeNull();
  document.querySelector("ul")!.inert = true;
  document.querySelector("ul")!.setAttribute("inert", "");
  expect(thingAt(document.querySelector("b"))).toBeNull();
});

it("tells of a thing above it, where nothing is in the way", () => {
  const thing = { left: 400, top: 400, width: 50, height: 50 };
  expect(roomBeside(thing, card, [], window)).toMatchObject({ left: 325, top: 290 });
});

it("never covers the thing itself, nor what can be chosen if it can be helped", () => {
  const thing = { left: 400, top: 20, width: 50, height: 50 };
  expect(roomBeside(thing, card, [], window).top).toBe(80);
  const below = { left: 300, top: 80, width: 300, height: 100 };
  expect(roomBeside(thing, card, [below], window).left).not.toBe(325);
});

it("stays in the window", () => {
  const corner = { left: 980, top: 780, width: 20, height: 20 };
  const { left, top } = roomBeside(corner, card, [], window);
  expect(left + card.width).toBeLessThanOrEqual(1000);
  expect(top + card.height).toBeLessThanOrEqual(800);
});

it("knows whether a pointer has moved", () => {
  expect(isAt(null, { clientX: 5, clientY: 5 })).toBe(false);
  expect(isAt({ x: 5, y: 5 }, { clientX: 5, clientY: 5 })).toBe(true);
  expect(isAt({ x: 5, y: 5 }, { clientX: 6, clientY: 5 })).toBe(false);
  expect(isAt({ x: 5, y: 5 }, { clientX: 8, clientY: 9 }, 5)).toBe(true);
});
