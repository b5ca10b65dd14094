import { expect, it } from "vitest";
import { speak } from "$lib/words/words.svelte";
import { chapters } from "./figures";
import { placeName } from "./naming";

it("calls what cannot be by its name in the reader's language", async () => {
  const [group] = chapters({ rack: { vp: [8], source: "printed" } })[0]!.groups;
  await speak("pl");
  expect(placeName("terracotta", group!, "vp")).toBe("Organizer: PZ, od figurki branej jako pierwsza");
  expect(placeName("terracotta", group!, "")).toBe("Organizer");
  await speak("en");
  expect(placeName("unheard-of", group!, "vp")).toBe("rack: vp");
});
