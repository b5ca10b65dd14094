// Every message that the sources ask for is in the catalogue.
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { chosen, LANGUAGES } from "./words.svelte";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const catalogue = import.meta.glob<string>(["$locale/en/*.ftl", "$games/*/words/en/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const texts = Object.values(catalogue);
const all = texts.flatMap((text) => new FluentResource(text).body.map((message) => message.id));
const ids = new Set(all);
/** `t("app-tables")`, `{ id: "xidit-left", values }`. */
const ASKED = /\b(?:(?:t|later|ofColour)\(\s*|id: )"((?:app|table|general|terracotta|xidit)-[a-z0-9-]+)"/g;
const code = Object.entries(sources).filter(([path]) => !path.includes(".test."));

it("has every message that is asked for by its whole name", () => {
  const asked = code.flatMap(([path, text]) => [...text.matchAll(ASKED)].map((found) => `${found[1]} (${path})`));
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((one) => !ids.has(one.split(" ")[0] ?? ""))).toEqual([]);
});

it("has no message twice", () => {
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});

it("has at least one message for every name that is put together", () => {
  const asked = code.flatMap(([path, text]) =>
    [...text.matchAll(/\bt\(\s*`([a-z0-9-]+)\$\{/g)].map((found) => `${found[1]} (${path})`),
  );
  const known = [...ids];
  expect(asked.filter((one) => !known.some((id) => id.startsWith(one.split(" ")[0] ?? "")))).toEqual([]);
});

it("begins with the first wished language that there is, or English", () => {
  expect(chosen("en")).toBe("en");
  expect(chosen("", "xx-YY", "en-GB")).toBe("en");
  expect(chosen("xx")).toBe("en");
  expect(LANGUAGES).toContain("en");
  for (const [place, language] of LANGUAGES.entries()) {
    const others = LANGUAGES.filter((_, other) => other !== place).map((code) => `${code}-XX`);
    expect(chosen("xx", language.toUpperCase(), ...others)).toBe(language);
  }
});
