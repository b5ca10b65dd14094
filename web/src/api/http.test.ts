import { afterEach, expect, test, vi } from "vitest";
import { speak } from "$lib/words/words.svelte";
import { errorText } from "./errorText";
import { answer, api, refusal } from "./http";

const answers = (status: number, error: object) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ error }), { status })));
const why = () => answer(api.GET("/api/games")).catch(errorText);

afterEach(() => vi.unstubAllGlobals());

test("what is refused seldom is told in the viewer's language, too: its words come with the first such refusal", async () => {
  await speak("fr");
  answers(409, { code: "rematch_too_early", message: "in English" });
  expect(await why()).toBe("Vous pourrez proposer une revanche une fois la partie terminée.");
});

test("what is missing is named by its reason", async () => {
  await speak("en");
  answers(404, { code: "not_found", message: "in English", reason_id: "refusal-no-such-seat", reason_values: {} });
  expect(await why()).toBe("This table has no such seat.");
});

test("a code that no catalogue has is told in the server's words", async () => {
  await speak("en");
  answers(409, { code: "newer_than_this_page", message: "The server's own words." });
  expect(await why()).toBe("The server's own words.");
});

test("a refusal is worded with its values, the same for requests and for sockets", async () => {
  await speak("pl");
  const error = {
    code: "too_many_tables",
    message: "in English",
    reason_id: "refusal-too-many-tables",
    reason_values: { most: 3 },
  };
  answers(409, error);
  expect(await why()).toContain("3 stoły");
  expect(errorText(refusal(0, error))).toContain("3 stoły");
});

test("an answer that is none of the server's is told with its status", async () => {
  await speak("en");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>no</h1>", { status: 418 })));
  expect(await why()).toContain("(status 418)");
});
