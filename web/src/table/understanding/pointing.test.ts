import { createAttachmentKey } from "svelte/attachments";
import { expect, test } from "vitest";
import { pointing } from "./pointing";

/** What ends with the line: the function that its attachment gives back. */
function taken(line: object): void {
  for (const key of Object.getOwnPropertySymbols(line)) (line as Record<symbol, () => () => void>)[key]!()();
}

test("a line that is taken away under the pointer leaves nothing lit, and puts out nobody else's light", () => {
  expect(typeof createAttachmentKey()).toBe("symbol");
  const model = { pointed: [] as readonly string[] };
  const [one, other] = [pointing(model, () => ["space e4"]), pointing(model, () => ["row 3"])];
  one.onpointerenter();
  expect(model.pointed).toEqual(["space e4"]);
  taken(one);
  expect(model.pointed).toEqual([]);
  one.onpointerenter();
  other.onfocus();
  taken(one);
  expect(model.pointed).toEqual(["row 3"]);
});
