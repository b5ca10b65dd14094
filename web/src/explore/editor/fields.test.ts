import { expect, it } from "vitest";
import { editorOf, isAt, swapped, valueAt, without, withValue } from "./fields";

const position = { game: "other", turn: 3, seats: ["a", "b"], hands: { a: { cards: 2, out: false } } };

it("reads and changes a value by its path, and nothing else", () => {
  expect(valueAt(position, ["hands", "a", "cards"])).toBe(2);
  expect(valueAt(position, ["hands", "c", "cards"])).toBeUndefined();
  expect(withValue(position, ["seats", 1], "c")).toEqual({ ...position, seats: ["a", "c"] });
  expect(without(position, ["hands", "a"]).hands).toEqual({});
  expect(swapped(["x", "y", "z"], 0, "z")).toEqual(["z", "y", "x"]);
});

it("knows which field a refusal speaks of", () => {
  expect(isAt("players.yellow.coins", ["players", "yellow", "coins"])).toBe(true);
  expect(isAt("players", ["players", "yellow", "coins"])).toBe(true);
  expect(isAt("players.yellow.coins", ["players", "yellow", "co"])).toBe(false);
});

it("offers what the notation of any game writes", async () => {
  const editor = await editorOf("other");
  const [group] = editor.groups(position, {} as never);
  expect(group?.fields.map(({ path, kind }) => [path.join("."), kind])).toEqual([
    ["turn", "number"],
    ["seats.0", "text"],
    ["seats.1", "text"],
    ["hands.a.cards", "number"],
    ["hands.a.out", "flag"],
  ]);
});
