import { execFile } from "node:child_process";
import { promisify } from "node:util";

const WRANGLER = "node_modules/wrangler/bin/wrangler.js";
const APPLY = ["d1", "migrations", "apply", "visita", "--local"];

/**
 * Brings the local database to the newest migration.
 * @param persistTo where it is kept, by default .wrangler/state
 * @throws Error with what wrangler said
 */
export async function migrate(persistTo?: string): Promise<void> {
  const where = persistTo ? ["--persist-to", persistTo] : [];
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" };
  await promisify(execFile)(process.execPath, [WRANGLER, ...APPLY, ...where], { env });
}
