import { parseArgs } from "node:util";
import { changeRows } from "./change-rows.ts";
import { endRenewalStatement, lifetimeStatement } from "./lifetime-statement.ts";

/**
 * Operators: gives an account a plan for life, or ends it. `node workers/commands/lifetime.ts <e-mail> [--seats 1]
 * [--take] [--production]`; without --production it uses the local database. Stripe's state no longer applies to the
 * account: a sync never overwrites the plan. A running subscription ends with its paid period, and open Checkouts are
 * expired; a purchase made anyway is refunded.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: "string", default: "1" },
    take: { type: "boolean", default: false },
    production: { type: "boolean", default: false },
    "persist-to": { type: "string" },
  },
});
const email = positionals[0] ?? "";

try {
  const statement = lifetimeStatement(email, Number(values.seats), values.take);
  const ending = values.take ? "" : `; ${endRenewalStatement(email)}`;
  const ids = changeRows(statement + ending, {
    isProduction: values.production,
    persistTo: values["persist-to"],
  });
  if (ids.length === 0)
    throw new Error(
      values.take ? `${email} has no plan for life.` : `There is no account with the address ${email}.`,
    );
  process.stdout.write(
    `${ids.join()}, ${email}, ${values.take ? "has no plan for life any more" : "has a plan for life. A subscription that runs ends with its period"}.\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
