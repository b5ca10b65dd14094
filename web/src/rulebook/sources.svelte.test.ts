import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { serve } from "$lib/api/stub";
import type { Book } from "$lib/api/types";
import { speak, want } from "$lib/words/words.svelte";
import Sources from "./Sources.svelte";

const book = (edition: string, note: string): Book =>
  ({
    game: "terracotta",
    edition,
    sources: [
      { table: "rack", source: "reconstructed", note },
      { table: "wheel", source: "printed", note: "" },
    ],
  }) as unknown as Book;

it("words a copied note in the reader's language, and leaves one that its host wrote as it is", async () => {
  want(["all", "learning"]);
  await speak("fr");
  serve({ "GET /api/games/terracotta/editions/standard/rulebook": book("standard", "printed: 11 rows") });
  const shown = render(Sources, { book: book("mine", "printed: 11 rows") });
  expect(await screen.findByText(/11 rangées/)).toBeTruthy();
  await shown.rerender({ book: book("mine", "counted in our own box") });
  expect(screen.getByText(/counted in our own box/)).toBeTruthy();
  await speak("en");
});
