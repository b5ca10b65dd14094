import { expect, it } from "vitest";
import { learnGame, ofGame, speak, t, titleOf } from "./words.svelte";

it("calls a game without words by the title that it declares", async () => {
  await speak("en");
  expect(titleOf("highcard")).toBe("highcard");
  await learnGame("highcard", "High Card", () => Promise.resolve([]));
  expect(titleOf("highcard")).toBe("High Card");
});

it("prefers the words of a game to its declared title", async () => {
  await learnGame("ohhell", "Oh Hell", () => Promise.resolve(["ohhell-title = Oh, Hell!\n"]));
  expect(titleOf("ohhell")).toBe("Oh, Hell!");
  expect(titleOf("xidit")).toBe("Lords of Xidit");
});

it("has general words for what a game does not word", async () => {
  await learnGame("snap", "Snap", () => Promise.resolve(["snap-round = Deal { $round }\n"]));
  expect(t(ofGame("snap", "round"), { round: 2 })).toBe("Deal 2");
  expect(t(ofGame("highcard", "round"), { round: 2 })).toBe("Round 2");
  expect(t(ofGame("highcard", "rounds"))).toBe("Round");
});
