import { parseArgs } from "node:util";
import { changeRows } from "./change-rows.ts";
import { blockStatement, endPurchasesStatement, suspendStatement } from "./suspend-statement.ts";

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
  const statement = account === undefined ? suspendStatement(slug, lift) : blockStatement(account, lift);
  const ending = account === undefined || lift ? "" : `; ${endPurchasesStatement(account)}`;
  const ids = changeRows(statement + ending, {
    isProduction: values.production,
    persistTo: values["persist-to"],
  });
  if (ids.length === 0) throw new Error(`Nothing is there by the name of ${name}.`);
  process.stdout.write(
    `${ids.join()}, ${name}, is ${lift ? "back" : "suspended"}, within a minute for all.\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
