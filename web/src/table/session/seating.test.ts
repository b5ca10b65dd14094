import { expect, test } from "vitest";
import type { Seat } from "$lib/api/types";
import { settings } from "$lib/state/settings.svelte";
import { speak } from "$lib/words/words.svelte";
import { playersOf, seatToShow } from "./seating";

test("two of one name are told apart by their colours, or by their shapes where nothing is coloured", async () => {
  await speak("en");
  const bots = ["yellow", "green"].map((colour, seat) => ({ seat, colour, player: "Ann" }) as unknown as Seat);
  const names = () => playersOf({ your_seat: null, your_seats: [], seats: bots }).map((player) => player.name);
  expect(names()).toEqual(["Ann (yellow)", "Ann (green)"]);
  settings.set("palette", "grey");
  expect(names()).toEqual(["Ann (circle)", "Ann (square)"]);
  settings.set("palette", "standard");
});

test("bots of one kind are numbered", async () => {
  await speak("en");
  const bots = ["novice", "miser", "novice"].map((bot, seat) => ({ seat, colour: "red", bot, player: null }) as unknown as Seat);
  const names = playersOf({ your_seat: null, your_seats: [], seats: bots }).map((player) => player.name);
  expect(names).toEqual(["Novice\u00a01", "Miser", "Novice\u00a02"]);
});

test("the seat that has to decide is shown, in order around the table", () => {
  expect(seatToShow([0, 2], [2], 0)).toBe(2);
  expect(seatToShow([0, 1, 2], [0, 2], 1)).toBe(2);
  expect(seatToShow([0, 1, 2], [0, 1], 2)).toBe(0);
});

test("nothing changes while the one shown has to decide, or nobody here has to", () => {
  expect(seatToShow([0, 1], [0, 1], 1)).toBe(1);
  expect(seatToShow([0, 1], [3], 1)).toBe(1);
});

test("at first it is the first who has to decide, or simply the first", () => {
  expect(seatToShow([1, 3], [0, 3], null)).toBe(3);
  expect(seatToShow([1, 3], [0], null)).toBe(1);
  expect(seatToShow([], [0], null)).toBe(null);
});
