import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

/** Families and weights, by the names of their packages. */
const FACES = [
  { family: "Alegreya", folder: "alegreya", weight: 600 },
  { family: "Source Sans 3", folder: "source-sans-3", weight: 400 },
  { family: "Source Sans 3", folder: "source-sans-3", weight: 600 },
];

/** What a face is cut into: from which file of the package, and the letters that each has. A browser loads those that a page needs. */
const CUTS: Record<string, { of: string; range: string }> = {
  basic: {
    of: "latin",
    range:
      "U+0020-007E, U+00A0, U+00A4, U+00A7, U+00AB, U+00AD, U+00B0, U+00B7, U+00BB, U+00BD, U+00D7, U+2009, U+2011, U+2013-2014, " +
      "U+2018-201A, U+201C-201E, U+2026, U+202F, U+2039-203A, U+2191, U+2193, U+2212",
  },
  western: {
    of: "latin",
    range: "U+00C0-00D6, U+00D8-00F6, U+00F8-00FF, U+0131, U+0152-0153",
  },
  rare: {
    of: "latin",
    range:
      "U+00A1-00A3, U+00A5-00A6, U+00A8-00AA, U+00AC, U+00AE-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC, U+00BE-00BF, U+00F7, " +
      "U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-2008, U+200A-2010, U+2012, U+2015-2017, U+201B, U+201F-2025, U+2027-202E, " +
      "U+2030-2038, U+203B-206F, U+20AC, U+2122, U+2215",
  },
  central: {
    of: "latin-ext",
    range: "U+0104-0107, U+0118-0119, U+0141-0144, U+0150-0151, U+015A-015B, U+0170-0171, U+0179-017C",
  },
  further: {
    of: "latin-ext",
    range:
      "U+0100-0103, U+0108-0117, U+011A-0130, U+0132-0140, U+0145-014F, U+0154-0159, U+015C-016F, U+0172-0178, U+017D-02BA, " +
      "U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113",
  },
  russian: { of: "cyrillic", range: "U+0401, U+0410-044F, U+0451, U+2116" },
  cyrillic: { of: "cyrillic", range: "U+0301, U+0400, U+0402-040F, U+0450, U+0452-045F, U+0490-0491, U+04B0-04B1" },
};

/** Of what a font can do with its letters, what the pages use: the rest is a third of its file. */
const FEATURES = ["kern", "liga", "tnum", "lnum"];

// The fonts of the pages, cut down to what is read in them, and `fonts.css`, which tells the browser where which letters are.
export function fonts(packages: string, folder: string): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      const rules = FACES.flatMap((face) => Object.entries(CUTS).map(([cut, { of, range }]) => made(face, cut, of, range)));
      writeFileSync(join(folder, "fonts.css"), (await Promise.all(rules)).join(""));
    },
  };

  async function made(face: (typeof FACES)[number], cut: string, of: string, range: string): Promise<string> {
    const whole = join(packages, face.folder, "files", `${face.folder}-${of}-${face.weight}-normal.woff2`);
    const name = `${face.folder}-${cut}-${face.weight}.woff2`;
    const font = await subset(readFileSync(whole), letters(range), { targetFormat: "woff2", keepFeatures: FEATURES });
    writeFileSync(join(folder, name), font);
    return `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-display: swap;
  src: url("./${name}") format("woff2");
  unicode-range: ${range};
}
`;
  }
}

/** The cuts that have letters of a text. */
export const cutsFor = (text: string): string[] =>
  Object.keys(CUTS).filter((cut) => Array.from(letters(CUTS[cut]!.range)).some((letter) => text.includes(letter)));

/** The letters of ranges as CSS writes them: "U+0104-0107, U+0118". */
function letters(ranges: string): string {
  return Array.from(ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, first, last]) => {
    const from = parseInt(first!, 16);
    const many = parseInt(last ?? first!, 16) - from + 1;
    return String.fromCodePoint(...Array.from({ length: many }, (_, place) => from + place));
  }).join("");
}
