// Where an import of the client's own files leads, for the linter: `$lib`, and `.ts` left out.
const { existsSync } = require("node:fs");
const { dirname, resolve } = require("node:path");

exports.interfaceVersion = 2;
exports.resolve = (source, file) => {
  if (!/^(\$lib\/|\.)/.test(source)) return { found: false };
  const path = source.startsWith("$lib/") ? resolve(__dirname, "../src", source.slice(5)) : resolve(dirname(file), source);
  const found = [path, `${path}.ts`, `${path}.d.ts`].find((one) => existsSync(one));
  return { found: found !== undefined, path: found };
};
