import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { blockStatement, suspendStatement } from "./suspend-statement.ts";

/**
 * Operators: takes the page at an address off the site, or an account with all it has, or puts it back.
 * `node workers/commands/suspend.ts <slug> [--lift] [--production]`, or for the slug `--account` with its e-mail address
 * or with one of its cards as `c/<hash>`; without --production it is the local database.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    account: { type: "string" },
    lift: { type: "boolean", default: false },
    production: { type: "boolean", default: false },
    "persist-to": { type: "string" },
  },
});
const { account, lift } = values;
const slug = positionals[0] ?? "";
const name = account ?? `/${slug}`;

try {
  const where = values.production ? ["--remote", "--env", "production"] : ["--local"];
  const state = values["persist-to"] ? ["--persist-to", values["persist-to"]] : [];
  const statement = account === undefined ? suspendStatement(slug, lift) : blockStatement(account, lift);
  const ids = run(["--command", statement, ...where, ...state]);
  if (ids.length === 0) throw new Error(`Nothing is there by the name of ${name}.`);
  process.stdout.write(
    `${ids.join()}, ${name}, is ${lift ? "back" : "suspended"}, within a minute for all.\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

/** @returns the ids of the pages that changed */
function run(args: string[]): string[] {
  const result = spawnSync(
    process.execPath,
    ["node_modules/wrangler/bin/wrangler.js", "d1", "execute", "visita", "--json", ...args],
    { encoding: "utf8", env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" } },
  );
  if (result.status !== 0) throw new Error(`wrangler failed:\n${result.stdout}\n${result.stderr}`);
  const [response] = JSON.parse(result.stdout.slice(result.stdout.indexOf("["))) as {
    results: { id: string }[];
  }[];
  return response?.results.map(({ id }) => id) ?? [];
}
