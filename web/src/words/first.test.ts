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
const first = (await languages["en"]?.["first"]?.()) ?? "";
const ids = new Set((JSON.parse(first) as [string][]).map(([id]) => id));

it("has all that the first page asks for by name", () => {
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\b(?:t|ofColour)\(\s*"([a-z0-9-]+)"/g)].map((found) => found[1]!),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !ids.has(id))).toEqual([]);
});

it.each(Object.keys(languages["en"] ?? {}))("has all that messages of %s mention with it", async (file) => {
  const read = async (name: string) => (await languages["en"]?.[name]?.()) ?? "[]";
  const mentioned = [...(await read(file)).matchAll(/"type":"mesg","name":"([^"]+)"/g)].map((found) => found[1]!);
  const [part = "", game] = file.split("/");
  const beside = file === "first" ? [] : ["all", part, ...(game ? [`all/${game}`, file] : [])];
  const there = (await Promise.all(["first", ...beside].map(read))).flatMap((text) => JSON.parse(text) as [string][]);
  const known = new Set(there.map(([id]) => id));
  expect(mentioned.filter((id) => !known.has(id))).toEqual([]);
  if (file === "all/terracotta") expect(mentioned).not.toEqual([]); // that is how it is written
});
