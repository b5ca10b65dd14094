import { expect, it } from "vitest";
import { along } from "./dates";

const day = (number: number) => ({ at: new Date(2026, 5, number, 12).getTime() });

it("says a date once, however many games there were that day", () => {
  expect(along([day(1), day(1), day(1), day(1)]).map(({ place }) => place)).toEqual([0]);
});

it("says no more dates than fit beside each other", () => {
  const games = Array.from({ length: 23 }, (_, number) => day(number + 1));
  for (let many = 1; many <= games.length; many++) {
    const places = along(games.slice(0, many)).map(({ place }) => place / Math.max(1, many - 1));
    expect(places.length).toBeLessThanOrEqual(3);
    for (const [before, place] of places.slice(1).entries()) expect(place - (places[before] ?? 0)).toBeGreaterThanOrEqual(0.5);
  }
});
