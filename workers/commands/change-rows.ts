import { spawnSync } from "node:child_process";

/**
 * Runs a statement on the local database, or on the deployed one.
 * @param statement ends in `RETURNING id`
 * @returns the ids of the rows that changed
 * @throws Error with wrangler's output
 */
export function changeRows(
  statement: string,
  { isProduction, persistTo }: { isProduction: boolean; persistTo?: string },
): string[] {
  const where = isProduction ? ["--remote", "--env", "production"] : ["--local"];
  const state = persistTo ? ["--persist-to", persistTo] : [];
  const args = ["d1", "execute", "visita", "--json", "--command", statement, ...where, ...state];
  const result = spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    encoding: "utf8",
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
  if (result.status !== 0) throw new Error(`wrangler failed:\n${result.stdout}\n${result.stderr}`);
  const [response] = JSON.parse(result.stdout.slice(result.stdout.indexOf("["))) as {
    results: { id: string }[];
  }[];
  return response?.results.map(({ id }) => id) ?? [];
}
