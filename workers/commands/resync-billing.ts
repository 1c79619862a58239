import { parseArgs } from "node:util";
import { changeRows } from "./change-rows.ts";

/**
 * Operators: has the plans of all accounts compared with Stripe, as after the database was set back to an earlier time.
 * `node workers/commands/resync-billing.ts [--production]`; without --production it uses the local database. The job
 * that this enqueues pages through all customers at Stripe; the watchdog finds it within a minute.
 */
const { values } = parseArgs({
  options: {
    production: { type: "boolean", default: false },
    "persist-to": { type: "string" },
  },
});

const STATEMENT =
  "INSERT INTO outbox (id, key, name, version, payload, shard, state, attempts, run_at, created_at) SELECT 'job_' || lower(hex(randomblob(13))), 'resyncBilling:' || slot || ':', 'resyncBilling', 1, json_object('slot', slot, 'after', ''), 'system', 'pending', 0, unixepoch() * 1000, unixepoch() * 1000 FROM (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now') AS slot) RETURNING id";

try {
  changeRows(STATEMENT, { isProduction: values.production, persistTo: values["persist-to"] });
  process.stdout.write("All customers at Stripe are compared within minutes; differences are mailed.\n");
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
