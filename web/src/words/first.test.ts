// The first page is shown before the other words have come: whatever it says is in the part that it loads.
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
const first = (await languages["en"]?.first()) ?? "";
const ids = new Set((JSON.parse(first) as [string][]).map(([id]) => id));

it("has all that the first page asks for by name", () => {
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\b(?:t|ofColour)\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]!),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
});

it("has all that its own messages mention", async () => {
  const mentioned = (messages = ""): string[] =>
    [...messages.matchAll(/"type":"mesg","name":"([^"]+)"/g)].map((found) => found[1]!);
  expect(mentioned(await languages["en"]?.all())).not.toEqual([]); // that is how it is written
  expect(mentioned(first).filter((id) => !ids.has(id))).toEqual([]);
});
