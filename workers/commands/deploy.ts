import { spawnSync } from "node:child_process";

/**
 * Deploys both Workers, the share image first since the app is bound to it, after bringing both databases to the
 * newest migration. `npm run deploy -- --dry-run` builds and checks everything and sends nothing.
 */
const isDryRun = process.argv.includes("--dry-run");
const dry = isDryRun ? ["--dry-run"] : [];

wrangler("deploy", "-c", "workers/share-image/wrangler.toml", ...dry);
for (const database of isDryRun ? [] : ["visita", "visita-visits"])
  wrangler("d1", "migrations", "apply", database, "--remote", "--env", "production");
wrangler("deploy", "--env", "production", ...dry);

function wrangler(...args: string[]): void {
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false" };
  const result = spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    stdio: "inherit",
    env,
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
