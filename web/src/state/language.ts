// Which language the page speaks: what the link asks for, else what was chosen in this browser, else what the account keeps, else
// the first that the browser wishes for and the app has.
import { answer, api, Unreachable } from "$lib/api/http";
import { chosen, language, LANGUAGES, speak } from "$lib/words/words.svelte";
import { visitor } from "./me.svelte";
import { settings } from "./settings.svelte";

/** `?language=pl` in an address, for whoever follows it. */
const asked = (): string => new URLSearchParams(location.search).get("language") ?? "";
const wished = (kept = ""): string => chosen(asked(), settings.liked.language, kept, ...navigator.languages);

/** Begin with what is known here; what the account keeps comes later (`keepTo`). Without a connection, with what the browser keeps. */
export async function begin(): Promise<void> {
  const wanted = wished();
  const others = LANGUAGES.filter((code) => code !== wanted);
  const speakAny = (code: string): Promise<void> =>
    speak(code).catch((error: unknown) => {
      const other = others.shift();
      if (other === undefined) throw error;
      return speakAny(other);
    });
  await speakAny(wanted);
}

/** Whoever is known now may keep another language. */
export async function keepTo(kept: string | null | undefined): Promise<void> {
  const wanted = wished(kept ?? "");
  if (wanted !== language()) await speak(wanted);
}

/** Speak it from now on, here and wherever one is known: notices too. */
export async function choose(code: string): Promise<void> {
  await speak(code).catch(() => {
    throw new Unreachable(code);
  });
  settings.set("language", code);
  document.cookie = `claycrown_language=${code}; path=/; max-age=31536000; samesite=lax`; // so that the server sends its words along
  if (visitor.me) visitor.me = await answer(api.PATCH("/api/me", { body: { language: code } }));
}
