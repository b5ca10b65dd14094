import { expect, test } from "vitest";
import type { Cell } from "$lib/api/types";
import { ownerOf } from "./owners";

const of = (owner?: number): Cell => ({ value: null, ...(owner === undefined ? {} : { owner }) });

test("an owner is said once for what lies together, and never for what is nobody's", () => {
  expect(ownerOf([of(2), of(2)])).toBe(2);
  expect(ownerOf([of(0)])).toBe(0);
  expect(ownerOf([of(2), of(1)])).toBe(null);
  expect(ownerOf([of(2), of()])).toBe(null);
  expect(ownerOf([of()])).toBe(null);
  expect(ownerOf([])).toBe(null);
});
