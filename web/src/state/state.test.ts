import { describe, expect, it } from "vitest";
import { match } from "./route.svelte";
import { LIKED, read } from "./settings.svelte";

describe("addresses", () => {
  it("give the parts that a pattern names", () => {
    expect(match("/tables/:id/replay", "/tables/abc/replay")).toEqual({ id: "abc" });
    expect(match("/people/:who", "/people/bot%3Agreedy")).toEqual({ who: "bot:greedy" });
    expect(match("/tables/:id", "/tables")).toBeNull();
    expect(match("/tables", "/people")).toBeNull();
    expect(match("/people/:who", "/people/%E0%A4%A")).toBeNull();
  });
});

describe("settings that were kept", () => {
  it("are taken as far as they make sense", () => {
    expect(read(JSON.stringify({ theme: "dark", speed: "quick", nothing: 1 }))).toEqual({ ...LIKED, theme: "dark" });
    expect(read(JSON.stringify({ lessonsOffered: null }))).toEqual(LIKED);
    for (const broken of [null, "", "{", "null", "[]", "7"]) expect(read(broken)).toEqual(LIKED);
  });
});
