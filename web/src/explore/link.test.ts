import { expect, it } from "vitest";
import { type Explored, pack, unpack } from "./link";

const explored: Explored = {
  start: { from: "table", table: "abc", number: 12 },
  made: [["yellow", "place craftsman 5"]],
  lines: [{ name: "Żółć, and “more”", made: [["yellow", "turn inner"]] }],
};

it("holds everything in a short address", async () => {
  const packed = await pack(explored);
  expect(packed).toMatch(/^[\w-]{40,300}$/);
  expect(await unpack(packed ?? "")).toEqual({ ...explored, edits: false });
});

it("says that something is too much, and that something is nonsense", async () => {
  const noise = Array.from({ length: 4000 }, (_, place) => Math.sin(place).toString(36)).join("");
  expect(await pack({ ...explored, lines: [{ name: noise, made: [] }] })).toBeNull();
  for (const nonsense of ["", "!!", "abcd", "e30"]) expect(await unpack(nonsense)).toBeNull();
});
