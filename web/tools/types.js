// Writes src/api/types.d.ts from the server's OpenAPI (standard input), so that no type of the API is written twice.
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const options = {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  defaultNonNullable: false,
  emptyObjectsUnknown: true,
  alphabetize: true,
};
const text = astToString(await openapiTS(JSON.parse(readFileSync(0, "utf8")), options));
writeFileSync(
  new URL("../src/api/types.d.ts", import.meta.url),
  `// Made by \`npm run types\` from the server's OpenAPI.\n${text}`,
);
