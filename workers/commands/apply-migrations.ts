import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig as readConfig, unstable_splitSqlQuery as splitSqlQuery } from "wrangler";

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

/** A database of wrangler.toml. */
interface Configured {
  binding: string;
  database_id?: string;
  migrations_dir?: string;
}

/** The table in which `wrangler d1 migrations` records what it applied, which is continued here and there. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Applies the new migrations of every database of wrangler.toml, in one runtime: `wrangler d1 migrations apply --local`
 * does the same in a process for each database and a runtime for each file.
 * @param state the directory of the local databases
 * @throws Error that names the failed migration
 */
export async function applyMigrations(state: string): Promise<void> {
  const databases: Configured[] = readConfig({ config: "wrangler.toml" }).d1_databases;
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "",
      resourcePersistencePath: join(state, "v3"),
      d1Databases: Object.fromEntries(databases.map((each) => [each.binding, each.database_id ?? ""])),
    }),
  );
  try {
    for (const { binding, migrations_dir = "migrations" } of databases)
      await applyFolder(await runtime.getD1Database(binding), migrations_dir);
  } finally {
    await runtime.dispose();
  }
}

async function applyFolder(database: Database, folder: string): Promise<void> {
  await database.prepare(APPLIED).run();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql") && !applied.has(file));
  for (const file of files.sort()) {
    const statements = splitSqlQuery(readFileSync(join(folder, file), "utf8"));
    const record = database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(file);
    try {
      await database.batch([...statements.map((each) => database.prepare(each)), record]);
    } catch (cause) {
      throw new Error(`The migration ${join(folder, file)} failed`, { cause });
    }
  }
}

if (import.meta.main) await applyMigrations(process.argv[2] ?? "");
