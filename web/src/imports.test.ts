// No module imports itself by way of others, not even for a type.
import { dirname, join } from "node:path/posix";
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const IMPORTS = /(?:\bfrom|\bimport\(?)\s*"(\$lib\/|\.\.?\/)([^"]+)"/g;

/** The modules of the client that one imports. */
function importsOf(module: string): string[] {
  return [...(sources[module] ?? "").matchAll(IMPORTS)].flatMap(([, from = "", path = ""]) => {
    const found = `./${from === "$lib/" ? path : join(dirname(module), from, path)}`;
    return [found, `${found}.ts`].filter((one) => one in sources);
  });
}

it("has no cycles of imports", () => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (module: string, way: readonly string[]): void => {
    if (done.has(module)) return;
    for (const next of importsOf(module)) {
      if (next === module) continue; // a component may draw itself again inside
      const from = way.indexOf(next);
      if (from < 0) visit(next, [...way, next]);
      else cycles.push([...way.slice(from), next].join(" → "));
    }
    done.add(module);
  };
  for (const module of Object.keys(sources)) visit(module, [module]);
  expect(Object.keys(sources).flatMap(importsOf).length).toBeGreaterThan(1000);
  expect(cycles).toEqual([]);
});
