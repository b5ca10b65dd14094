// Browser, terminal and server say the same: messages of whole games are worded here as Python words them, in every language.
import { execFileSync } from "node:child_process";
import { afterAll, expect, it } from "vitest";
import terracotta from "../games/terracotta/fixtures/messages.json?raw";
import xidit from "../games/xidit/fixtures/messages.json?raw";
import { formatMessage, type Message } from "./message";
import { LANGUAGES, speak } from "./words.svelte";

const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"];
const messages = [terracotta, xidit].flatMap((text) => JSON.parse(text) as Message[]);
const python = execFileSync(".venv/bin/python", ["-m", "tests.worded"], { cwd: "..", input: JSON.stringify(messages) });
const worded = JSON.parse(python.toString()) as Record<string, string[]>;

afterAll(() => speak("en"));

it.each([...LANGUAGES])("says in %s what Python says", async (language) => {
  await speak(language);
  // Where a page may break a long word is the page's affair.
  const said = messages.map((message) => formatMessage(message, (seat) => NAMES[seat] ?? "").replaceAll("\u00ad", ""));
  expect(said).toEqual(worded[language]);
});
