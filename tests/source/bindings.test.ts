import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BINDING_TYPES, bindingTypes } from "../../workers/commands/binding-types.ts";

test("the types of bindings are those of wrangler.toml: npm run types makes them anew", () => {
  expect(readFileSync(BINDING_TYPES, "utf8")).toBe(bindingTypes());
});
