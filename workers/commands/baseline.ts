import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";

/** The one migration of a database, made from its drizzle schema. */
export interface Baseline {
  file: string;
  /** drizzle-kit's configuration. */
  config: string;
  /** The folder of the schema: one file a noun. */
  schema: string;
  /** Whether it has statements that the schema does not express. */
  isByHandToo: boolean;
  /** What drizzle can't express, after each table. */
  tableOption?: string;
}

export const BASELINES: readonly Baseline[] = [
  {
    file: "migrations/0000_init.sql",
    config: "migrations/drizzle.config.ts",
    schema: "app/server/data/schema",
    isByHandToo: true,
  },
  {
    file: "migrations/visits/0000_init.sql",
    config: "migrations/visits/drizzle.config.ts",
    schema: "app/server/data/visits",
    isByHandToo: false,
    tableOption: " WITHOUT ROWID",
  },
];

const HEAD = "-- Tables and indexes, written by `npm run baseline` from ";
const BY_HAND = "-- Written by hand: what drizzle's schema does not express.";
const SCHEMA_FILE = ".server.ts";

/**
 * @returns the file's content: tables and indexes as in the schema, and the statements written by hand as they are
 * @throws Error where drizzle-kit could not read the schema, of which it says nothing, or the written part is not found
 */
export async function renderBaseline(baseline: Baseline): Promise<string> {
  const kit = ["node_modules/drizzle-kit/bin.cjs", "export", "--config", baseline.config];
  const { stdout } = await promisify(execFile)(process.execPath, kit);
  const statements = stdout
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
  const nouns = readNouns(baseline.schema);
  const tables = new Set(statements.map(readTable));
  const missing = [...nouns.keys()].filter((table) => !tables.has(table));
  if (missing.length > 0)
    throw new Error(`drizzle-kit does not give ${missing.join(", ")}: does ${baseline.schema} compile?`);
  const groups = Map.groupBy(statements, (statement) => nouns.get(readTable(statement)) ?? "");
  const generated = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([noun, ofNoun]) => {
      const title = groups.size > 1 ? [`-- ${noun}`] : [];
      return [...title, ...ofNoun.map((one) => renderStatement(one, baseline))].join("\n");
    });
  const [, byHand, ...more] = readFileSync(baseline.file, "utf8").split(BY_HAND);
  if (more.length > 0 || (baseline.isByHandToo && byHand === undefined))
    throw new Error(`${baseline.file} has the line "${BY_HAND}" not once`);
  const parts = [`${HEAD}${baseline.schema}.`, ...generated];
  return `${parts.join("\n\n")}\n${byHand ? `\n${BY_HAND}${byHand}` : ""}`;
}

function renderStatement(statement: string, { tableOption = "" }: Baseline): string {
  const isTable = statement.startsWith("CREATE TABLE");
  return `${statement.replaceAll("\t", "  ")}${isTable ? tableOption : ""};`;
}

/** @throws Error for a statement of another form than drizzle-kit's today */
function readTable(statement: string): string {
  const table = /^CREATE (?:TABLE|(?:UNIQUE )?INDEX `\w+` ON) `(\w+)`/.exec(statement)?.[1];
  if (!table) throw new Error(`Not a table or an index: ${statement}`);
  return table;
}

/** The noun of each table: the name of the file that declares it. */
function readNouns(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith(SCHEMA_FILE));
  return new Map(
    files.flatMap((file) => {
      const source = readFileSync(`${folder}/${file}`, "utf8");
      const noun = file.slice(0, -SCHEMA_FILE.length);
      return [...source.matchAll(/sqliteTable\(\s*"(\w+)"/g)].map(([, table = ""]): [string, string] => [
        table,
        noun,
      ]);
    }),
  );
}
