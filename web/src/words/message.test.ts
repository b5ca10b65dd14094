import { beforeAll, expect, it } from "vitest";
import { formatMessage } from "./message";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

it("puts a message and its values into words", () => {
  expect(formatMessage({ id: "refusal-terracotta-no-worker-left", values: { kind: "artisan" } })).toBe(
    "no artisan is left to be placed",
  );
  expect(formatMessage({ id: "refusal-terracotta-over" })).toBe("the game is over");
  expect(formatMessage({ id: "refusal-xidit-over", values: null })).toBe("the game is over");
});

it("puts messages inside into words first, and lists as the language does", () => {
  const gold = (count: number) => ({ id: "xidit-reward-gold", values: { count } });
  const owned = (statue: unknown) => formatMessage({ id: "terracotta-statue-owned", values: { statue, colour: "blue" } });
  expect(owned({ id: "terracotta-warrior", values: { type: "guard" } })).toBe("blue guard");
  expect(owned([gold(1)])).toBe("blue 1 gold");
  expect(owned([gold(1), gold(2), gold(3)])).toBe("blue 1 gold, 2 gold and 3 gold");
  expect(owned({ id: "no-such-thing" })).not.toContain("no-such-thing");
});

it("calls a player by name", () => {
  const starts = { id: "xidit-log-start", values: { who: { id: "player", values: { seat: 1 } }, city: 7 } };
  expect(formatMessage(starts, (seat) => ["Ann", "Bo"][seat] ?? "")).toBe("Bo starts in city 7.");
});

it("never shows an id, but a general sentence for what it does not know", () => {
  expect(formatMessage({ id: "no-such-thing" })).toBe("something that this version cannot put into words");
});
