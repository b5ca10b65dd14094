// No text for people stands in the markup: what is read or heard comes from the catalogue, in the reader's language.
import { type AST, parse } from "svelte/compiler";
import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const SPOKEN = [
  "alt",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
];
/** Names, signs and notation, the same in every language. */
const EXCEPTIONS = new Set(["Clay & Crown"]);
const LETTERS = /\p{L}{2,}/u;

function literals(markup: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== "object" || !("type" in node)) return;
    const part = node as AST.Text | AST.Attribute | AST.StyleDirective;
    if (part.type === "Text") found.push(part.data.trim());
    if (part.type === "StyleDirective" || (part.type === "Attribute" && !SPOKEN.includes(part.name))) return;
    for (const [key, value] of Object.entries(node)) if (key !== "type") visit(value);
  };
  visit(parse(markup, { modern: true }).fragment.nodes);
  return found.filter((text) => LETTERS.test(text) && !EXCEPTIONS.has(text));
}

it("finds what is written into markup", () => {
  expect(literals('<p class="soft" title="Why">Take {t("x")} coins<b>ok</b></p>')).toEqual(["Why", "Take", "coins", "ok"]);
});

it("has no text of its own", () => {
  const found = Object.entries(sources).flatMap(([path, text]) => literals(text).map((one) => `${path}: ${one}`));
  expect(found).toEqual([]);
});
