// Writes src/api/types.d.ts from the server's OpenAPI (standard input), so that no type of the API is written twice.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const openapi = JSON.parse(readFileSync(0, "utf8"));
// Lists of fixed length are called otherwise in the drafts of JSON Schema that the compiler knows.
const older = (_, value) => (value?.prefixItems ? { ...value, items: value.prefixItems } : value);
const definitions = JSON.parse(
  JSON.stringify(openapi.components.schemas).replaceAll("#/components/schemas/", "#/definitions/"),
  older,
);
const schema = { title: "Api", type: "object", additionalProperties: false, properties: {}, definitions };
for (const name of Object.keys(definitions)) schema.properties[name] = { $ref: `#/definitions/${name}` };
const text = await compile(schema, "Api", {
  additionalProperties: false,
  format: false,
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  bannerComment: "",
});
writeFileSync(
  new URL("../src/api/types.d.ts", import.meta.url),
  `// Made by \`npm run types\` from the server's OpenAPI.\n${text}`,
);
