import { beforeEach, expect, test } from "vitest";
import { Refusal } from "$lib/api/http";
import { speak } from "$lib/words/words.svelte";
import { whyNot } from "./record";

const RECORD = JSON.stringify({ game: "terracotta", decisions: [] });
const refused = (code: string, reason: Refusal["reason"]) => new Refusal(400, code, "in English", null, null, reason);
const at = (where: string, reason: Refusal["reason"]) => ({ id: "refused-at", values: { where, reason } });

beforeEach(() => speak("en"));

test("what is wrong with a record is said, each fault in its own words", async () => {
  const result = refused("bad_record", at("result", { id: "record-other-result", values: null }));
  expect(await whyNot(result, RECORD)).toBe("This record cannot be used. result: is not what the decisions lead to");
  const edition = refused("bad_record", at("edition", { id: "edition-not-here", values: { edition: "mine" } }));
  expect(await whyNot(edition, RECORD)).toBe("This record cannot be used. edition: mine is not at hand");
});

test("a reason that no catalogue has is left out, and other refusals are as everywhere", async () => {
  expect(await whyNot(refused("bad_record", { id: "nobody-knows", values: null }), RECORD)).toBe("This record cannot be used.");
  expect(await whyNot(refused("other_figures", { id: "refusal-other-figures" }), '{"game": 1}')).toContain(
    "The figures in this record",
  );
});
