import { beforeEach, expect, test, vi } from "vitest";
import { SAME_PRESS, Slips } from "./slips";

let now = 0;
let slips: Slips;
let decide: HTMLButtonElement;
const decided = vi.fn();

beforeEach(() => {
  now = 10_000;
  slips = new Slips(() => now);
  decided.mockClear();
  document.body.innerHTML = "<main><button>Build</button><input></main>";
  decide = document.querySelector("button")!;
  decide.addEventListener("click", decided);
  decide.addEventListener("keydown", decided);
  return slips.guard(document.querySelector("main")!);
});

const press = (at: number, pointerType = "mouse") => slips.pressed({ pointerType, clientX: at, clientY: 0 });
const click = (at: number) => ({ clientX: at, clientY: 0, detail: 1 });
const key = (key: string, repeat = false, target: Element = decide) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }));

test("a click where the pointer was when the question changed is no answer, for a moment", () => {
  press(50);
  expect(slips.isSlip(click(50))).toBe(false);
  slips.asks("next");
  now += SAME_PRESS - 1;
  expect(slips.isSlip(click(55))).toBe(true);
  now += 1;
  expect(slips.isSlip(click(55))).toBe(false);
});

test("whoever has moved the pointer, or taps elsewhere, means it", () => {
  press(50);
  slips.asks("next");
  expect(slips.isSlip(click(59))).toBe(false);
  press(50, "touch");
  slips.asks("after that");
  expect(slips.isSlip(click(70))).toBe(true); // a finger is less exact
  expect(slips.isSlip(click(80))).toBe(false);
});

test("where a press has done something, a double click does it once, though the question stays", () => {
  press(50, "touch");
  slips.settled();
  now += 45;
  press(52, "touch");
  expect(slips.isSlip(click(52))).toBe(true);
  expect(slips.isSlip(click(90))).toBe(false);
  now += SAME_PRESS;
  expect(slips.isSlip(click(52))).toBe(false);
});

test("the same question may be answered at once, and a click without a pointer was meant", () => {
  slips.asks("same");
  now += SAME_PRESS;
  press(50);
  slips.asks("same");
  expect(slips.isSlip(click(50))).toBe(false);
  slips.asks("next");
  expect(slips.isSlip({ ...click(50), detail: 0 })).toBe(false);
});

test("a key decides once: neither held nor pressed twice; another key is meant, and so is whatever goes about or is written", () => {
  key("Enter");
  slips.asks("next");
  key("Enter");
  key("Enter", true);
  expect(decided).toHaveBeenCalledTimes(1);
  key("ArrowDown", true);
  key("Enter");
  expect(decided).toHaveBeenCalledTimes(3);
  now += SAME_PRESS;
  key("Enter", true);
  expect(decided).toHaveBeenCalledTimes(3);
  const written = vi.fn();
  const field = document.querySelector("input")!;
  field.addEventListener("keydown", written);
  key("x", true, field);
  expect(written).toHaveBeenCalled();
});

test("it is known whether a finger pressed last", () => {
  press(0, "touch");
  expect(slips.byFinger).toBe(true);
  key("Enter");
  expect(slips.byFinger).toBe(false);
});
