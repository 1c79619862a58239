import { env } from "cloudflare:test";
import { expect, test } from "vitest";

interface Migration {
  name: string;
  queries: string[];
}

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: Migration[] };
const ROWS = 3;

async function read<T>(sql: string): Promise<T[]> {
  return (await DB.prepare(sql).all<T>()).results;
}

/** A search index, with its own tables: triggers fill it, and rows of a fixture are not part of it. */
const SEARCH_INDEX = "contact_search";

/** The database's own tables start with an underscore, SQLite's and D1's with their names. */
async function tables(): Promise<string[]> {
  const named = await read<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
  );
  return named
    .map(({ name }) => name)
    .filter((name) => !/^(_|sqlite_|d1_)/.test(name) && !name.startsWith(SEARCH_INDEX));
}

const columnsOf = (table: string) => read<Column>(`PRAGMA table_info("${table}")`);

async function dropAll(): Promise<void> {
  for (const table of await tables()) await DB.prepare(`DROP TABLE "${table}"`).run();
  await DB.prepare(`DROP TABLE IF EXISTS ${SEARCH_INDEX}`).run();
}

/** As wrangler applies it: a migration as a whole or not at all. */
const apply = ({ queries }: Migration) => DB.batch(queries.map((query) => DB.prepare(query)));

/**
 * The first row has null in nullable columns, and a number where triggers number rows: the others have later ones. Text
 * is JSON, since some columns are read as such.
 */
function cellOf(table: string, { name, type, notnull }: Column, row: number): string | number | null {
  if (row === 0 && !notnull) return null;
  return type.toLowerCase() === "integer" ? row * ROWS : JSON.stringify({ [`${table}.${name}`]: row });
}

async function fill(): Promise<void> {
  for (const table of await tables()) {
    // SQLite numbers the rows of a log, to which triggers write too.
    const all = await columnsOf(table);
    const keys = all.filter(({ pk }) => pk > 0);
    const isNumbered = keys.length === 1 && /^integer$/i.test(keys[0]?.type ?? "");
    const columns = isNumbered ? all.filter(({ pk }) => pk === 0) : all;
    const names = columns.map(({ name }) => `"${name}"`);
    for (let row = 0; row < ROWS; row++) {
      await DB.prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => "?")})`)
        .bind(...columns.map((column) => cellOf(table, column, row)))
        .run();
    }
  }
}

/** The content of the columns of an earlier version: the number of rows and a checksum of them, by table. */
async function contentOf(version: Map<string, string[]>): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const [table, columns] of version) {
    const rows = await read(`SELECT ${columns.map((name) => `"${name}"`)} FROM "${table}" ORDER BY rowid`);
    const bytes = new TextEncoder().encode(JSON.stringify(rows));
    const sum = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].join();
    content[table] = `${rows.length} rows, ${sum}`;
  }
  return content;
}

async function version(): Promise<Map<string, string[]>> {
  const named = (await tables()).map(
    async (table) => [table, (await columnsOf(table)).map(({ name }) => name)] as const,
  );
  return new Map(await Promise.all(named));
}

const schema = () =>
  read(
    "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY type, name",
  );

test("no migration drops, rebuilds or cascades", () => {
  for (const { name, queries } of MIGRATIONS) {
    for (const query of queries) {
      expect(query, name).not.toMatch(/\bDROP\s+(TABLE|COLUMN)\b|ON DELETE CASCADE|__new_|RENAME TO/i);
    }
  }
});

test.each(MIGRATIONS.map(({ name }, index) => [name, index] as const))(
  "a database as of %s, with data in every table, comes to the newest version with every row as it was",
  async (_name, index) => {
    const newest = await schema();
    await dropAll();
    for (const migration of MIGRATIONS.slice(0, index + 1)) await apply(migration);
    await fill();
    const before = await version();
    expect(before.size).toBeGreaterThan(10);
    const content = await contentOf(before);
    for (const counted of Object.values(content))
      expect(Number.parseInt(counted, 10)).toBeGreaterThanOrEqual(ROWS);
    for (const migration of MIGRATIONS.slice(index + 1)) await apply(migration);
    expect(await contentOf(before)).toEqual(content);
    expect(await schema()).toEqual(newest);
  },
);
