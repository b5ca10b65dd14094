import { afterEach, expect, test, vi } from "vitest";
import { date } from "./when";
import { speak } from "./words.svelte";

const DAY = Date.UTC(2026, 10, 18, 12);
const browserSpeaks = (...languages: string[]) => vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
afterEach(() => vi.restoreAllMocks());

test.each([
  ["en", ["en-US"], "Nov 18, 2026"],
  ["en", ["de-AT", "en-AU"], "18 Nov 2026"],
  ["en", ["pl-PL"], "18 Nov 2026"],
  ["hu", ["en-US"], "2026. nov. 18."],
])("a day in %s, where the browser speaks %s", async (language, languages, written) => {
  browserSpeaks(...languages);
  await speak(language);
  expect(date(DAY)).toBe(written);
});
