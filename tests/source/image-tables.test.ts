import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesOf } from "./imports.ts";

const SCHEMA = "app/server/data/schema/";
const IMAGES = "app/server/data/images/";
const server = filesOf("app/server").map((file) => ({ file, source: readFileSync(file, "utf8") }));

/** The tables of images by their names here and in the database. */
const tables = server
  .filter(({ file }) => file.startsWith(SCHEMA))
  .flatMap(({ source }) => [...source.matchAll(/const (\w+Images) = sqliteTable\(\s*"(\w+_images)"/g)]);

const sqlName = new RegExp(`\\b(?:${tables.map(([, , name]) => name).join("|")})\\b`);
const imported = new RegExp(
  `import[^;]*\\b(?:${tables.map(([, name]) => name).join("|")})\\b[^;]*from "[^"]*/schema/[^"]*"`,
);
const namesThem = (source: string) => sqlName.test(source) || imported.test(source);

test("the tables of images are read and written by one module", () => {
  expect(tables.map(([, , name]) => name).sort()).toEqual([
    "block_images",
    "card_images",
    "page_images",
    "temporary_images",
    "user_images",
  ]);
  const naming = server.filter(({ source }) => namesThem(source)).map(({ file }) => file);
  expect(naming.some((file) => file.startsWith(IMAGES))).toBe(true);
  // The schema defines them; nothing is read or written there.
  expect(naming.filter((file) => !file.startsWith(IMAGES) && !file.startsWith(SCHEMA))).toEqual([]);
});

test("clean-up knows every one of them", () => {
  const register = readFileSync(`${IMAGES}image-tables.server.ts`, "utf8");
  for (const [, name] of tables) expect(register).toContain(`{ table: ${name}, `);
});

test("a query elsewhere would be found by its name or its import", () => {
  expect(namesThem("sql`SELECT key FROM page_images`")).toBe(true);
  expect(namesThem('import { blockImages, pages } from "./schema/pages.server";')).toBe(true);
  expect(namesThem('import { cardImages } from "./present-card.server";')).toBe(false);
});
