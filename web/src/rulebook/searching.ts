// Searching the rules: by words and by id, in any language, whatever accents and capitals are typed.

/** Letters that Unicode does not take apart into a base letter and a sign. */
const UNDECOMPOSED: Record<string, string> = { ł: "l", ø: "o", đ: "d", ß: "ss", ı: "i" };

/** Without accents and capitals. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[łøđßı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

/** Whether every word that is asked for stands in a text. */
export function fits(asked: string, ...texts: readonly string[]): boolean {
  const words = fold(asked).split(/\s+/).filter(Boolean);
  const all = fold(texts.join(" "));
  return words.every((word) => all.includes(word));
}
