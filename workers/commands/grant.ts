import { parseArgs } from "node:util";
import { changeRows } from "./change-rows.ts";
import { grantStatement } from "./grant-statement.ts";

/**
 * Operators: gives an account the role of an admin, or takes it.
 * `node workers/commands/grant.ts <e-mail> [--take] [--production]`; without --production it is the local database. In
 * production an admin also needs a passkey before the role opens anything.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    take: { type: "boolean", default: false },
    production: { type: "boolean", default: false },
    "persist-to": { type: "string" },
  },
});
const email = positionals[0] ?? "";

try {
  const statement = grantStatement(email, "ROLE_SUPER_ADMIN", values.take);
  const ids = changeRows(statement, { isProduction: values.production, persistTo: values["persist-to"] });
  if (ids.length === 0) throw new Error(`There is no account with the address ${email}.`);
  process.stdout.write(`${ids.join()}, ${email}, is ${values.take ? "no admin any more" : "an admin"}.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
