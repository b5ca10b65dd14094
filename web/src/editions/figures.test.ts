import { describe, expect, it } from "vitest";
import { chapters, countChanges, countSources, type Table, tableAt } from "./figures";

const figures = (): Table => ({
  wheel: { segments: 12, source: "printed", inner: { actions: ["build 2", "soak"], source: "reconstructed", note: "a guess" } },
  tokens: [
    { city: 1, gold: 4, source: "reconstructed" },
    { city: 2, gold: 6, source: "printed" },
  ],
  cities: { source: "deduced", at: { 1: [60, 330] } },
});

describe("the figures of an edition", () => {
  it("are shown table by table, under the paths that faults name", () => {
    const shown = chapters(figures()).map(({ name, groups }) => [name, groups.map(({ path, name, keys }) => [path, name, keys])]);
    expect(shown).toEqual([
      [
        "wheel",
        [
          ["wheel", "wheel", ["segments"]],
          ["wheel.inner", "wheel-inner", ["actions"]],
        ],
      ],
      [
        "tokens",
        [
          ["tokens 1", "tokens", ["city", "gold"]],
          ["tokens 2", "tokens", ["city", "gold"]],
        ],
      ],
      [
        "cities",
        [
          ["cities", "cities", []],
          ["cities.at", "cities-at", ["1"]],
        ],
      ],
    ]);
  });

  it("say where they come from", () => {
    expect(countSources(figures())).toEqual({ printed: 2, deduced: 1, reconstructed: 2 });
  });

  it("are compared with those one began with, whatever their notes say", () => {
    const changed = figures();
    const second = tableAt(changed, "tokens 2")!;
    second["gold"] = 5;
    second["note"] = "read on the token";
    tableAt(changed, "wheel.inner")!["actions"] = ["build 2", "train"];
    expect(countChanges(changed, figures())).toBe(2);
    expect(countChanges(figures(), figures())).toBe(0);
  });
});
