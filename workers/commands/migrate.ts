import { spawnSync } from "node:child_process";

/** Brings the local database to the newest migration. @param persistTo where it is kept, by default .wrangler/state */
export function migrate(persistTo?: string): void {
  const where = persistTo ? ["--persist-to", persistTo] : [];
  const result = spawnSync(
    process.execPath,
    ["node_modules/wrangler/bin/wrangler.js", "d1", "migrations", "apply", "visita", "--local", ...where],
    { encoding: "utf8", env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" } },
  );
  if (result.status !== 0) throw new Error(`The migrations failed:\n${result.stdout}\n${result.stderr}`);
}
