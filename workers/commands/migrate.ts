import { execFile } from "node:child_process";
import { promisify } from "node:util";

const WRANGLER = "node_modules/wrangler/bin/wrangler.js";
const DATABASES = ["visita", "visita-visits"];

/**
 * Applies all migrations to the local databases.
 * @param persistTo their directory, by default .wrangler/state
 * @throws Error with wrangler's output
 */
export async function migrate(persistTo?: string): Promise<void> {
  const where = persistTo ? ["--persist-to", persistTo] : [];
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" };
  // One after the other: both write into the same folder.
  for (const name of DATABASES) {
    const apply = [WRANGLER, "d1", "migrations", "apply", name, "--local", ...where];
    await promisify(execFile)(process.execPath, apply, { env });
  }
}
