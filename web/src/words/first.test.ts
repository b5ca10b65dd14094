// The first page is shown before the other words have come: whatever it says is in the part that it loads.
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import languages from "words:languages";

const sources = import.meta.glob<string>(
  [
    "../App.svelte",
    "../pages/Home.svelte",
    "../{account/GuestName,lobby/*,parts/*}.{svelte,ts}",
    "../state/*.ts",
    "!../**/*.test.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);
const first = (await languages["en"]?.first()) ?? [];
const ids = new Set(first.flatMap((text) => new FluentResource(text).body.map((message) => message.id)));

it("has all that the first page asks for by name", () => {
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\b(?:t|ofColour)\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]!),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
});

it("has all that its own messages mention", () => {
  const mentioned = first.flatMap((text) => [...text.matchAll(/\{ ([a-z][a-z0-9-]+) \}/g)].map((found) => found[1]!));
  expect(mentioned.filter((id) => !ids.has(id))).toEqual([]);
});
