import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type ViteDevServer } from "vite";
import { migrate } from "./migrate.ts";

/**
 * Starts every Worker on the development runtime: the local database at its newest migration, a signing secret of
 * this machine, no network.
 */
export async function startDevelopment(port: number): Promise<ViteDevServer> {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  process.env.WRANGLER_SEND_METRICS = "false";
  // The runtime would record a trace of every request, each module that it fetches among them.
  process.env.X_LOCAL_OBSERVABILITY = "false";
  process.env.PORT = String(port);
  ensureSecret();
  leaveOutKnownWarning();
  const [server] = await Promise.all([
    createServer({ server: { port } }),
    // Nothing reads the database before the first request.
    migrate(),
  ]);
  await server.listen();
  return server;
}

/** Tokens are signed with a secret of this machine, made at the first start and never committed. */
function ensureSecret(): void {
  const vars = existsSync(".dev.vars") ? readFileSync(".dev.vars", "utf8") : "";
  if (/^TOKEN_SECRET\s*=/m.test(vars)) return;
  const own = vars === "" || vars.endsWith("\n") ? vars : `${vars}\n`;
  writeFileSync(".dev.vars", `${own}TOKEN_SECRET=${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
}

/** Options of wrangler.toml that are for `wrangler dev` and for deployment: here Vite does what they do. */
const KNOWN_WARNING = "ignored since they are not applicable when using Vite";

function leaveOutKnownWarning(): void {
  const { warn } = console;
  console.warn = (...said: unknown[]) => {
    if (!String(said[0]).includes(KNOWN_WARNING)) warn(...said);
  };
}
