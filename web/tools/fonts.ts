import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const PART = /url\("\$fonts\/(.+?)\/(.+?)\.woff2"\)[^}]*?unicode-range:([^;]+);/g;

// A font's file of further letters is large, and a language needs twenty of them: where fonts.css names a file in $fonts, it is
// cut down to the letters that the face has there (`unicode-range`).
export function fonts(css: string, packages: string, folder: string): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      for (const [, family, name, ranges] of readFileSync(css, "utf8").matchAll(PART)) {
        const whole = readFileSync(join(packages, family!, "files", `${name}.woff2`));
        mkdirSync(join(folder, family!), { recursive: true });
        writeFileSync(join(folder, family!, `${name}.woff2`), await subset(whole, letters(ranges!), { targetFormat: "woff2" }));
      }
    },
  };
}

/** The letters of ranges as CSS writes them: "U+0104-0107, U+0118". */
function letters(ranges: string): string {
  return Array.from(ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, first, last]) => {
    const from = parseInt(first!, 16);
    const many = parseInt(last ?? first!, 16) - from + 1;
    return String.fromCodePoint(...Array.from({ length: many }, (_, place) => from + place));
  }).join("");
}
