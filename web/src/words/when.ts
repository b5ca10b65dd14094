// When something was, in the language of the page.
import { language } from "./words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit);
  }
  return format.format(0, "minute");
}

/** A day, and perhaps a time, written as the reader's region writes it, if the browser knows one where the page's language is spoken. */
export function date(at: number, how: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  const home =
    navigator.languages.find((one) => one.startsWith(`${language()}-`)) ?? (language() === "en" ? "en-GB" : language());
  return new Intl.DateTimeFormat(home, how).format(at);
}
