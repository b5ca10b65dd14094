import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOf, stepped } from "./steps";

const STEPS = [0, 1, 2, 5, 6, 9]; // 3, 4, 7 and 8 were taken back

test("a step goes to the next moment that still counts", () => {
  expect(stepped(STEPS, 2, 1)).toBe(5);
  expect(stepped(STEPS, 5, -1)).toBe(2);
  expect(stepped(STEPS, 9, 1)).toBe(9);
  expect(stepped(STEPS, 0, -1)).toBe(0);
});

test("from a moment that was taken back it goes to the nearest on either side", () => {
  expect(stepped(STEPS, 4, 1)).toBe(5);
  expect(stepped(STEPS, 4, -1)).toBe(2);
});

test("forward and back lead to the same moment", () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 60 });
  const steps = numbers.map((some) => [0, ...some.sort((a, b) => a - b)]);
  fc.assert(
    fc.property(steps, fc.nat(), (all, chance) => {
      const place = chance % all.length;
      expect(placeOf(all, all[place]!)).toBe(place);
      if (place + 1 < all.length) expect(stepped(all, stepped(all, all[place]!, 1), -1)).toBe(all[place]);
    }),
  );
});
