import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "vite";
import { migrate } from "./migrate.ts";
import { seedLocally } from "./seed-locally.ts";

// The machine's name and place are nobody's business, and no network is needed.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
process.env.WRANGLER_SEND_METRICS = "false";

// A file that is half written fails an update, and some of these failures nobody waits for: the next save mends them.
process.on("unhandledRejection", (error: unknown) => console.error(error));

const port = Number(process.env.PORT ?? 8787);

ensureSecret();
migrate();
const server = await createServer({ server: { port } });
await server.listen();
const made = await seedLocally(port);

console.log(`
  Visita runs.

    App    http://localhost:${port}   (or http://127.0.0.1:${port})
    Site   http://me.localhost:${port}/ada
    API    http://api.localhost:${port}/docs
    Mails  http://localhost:${port}/dev/inbox

    Demo accounts, all with the password visita-demo-1${made.length > 0 ? " (just made)" : ""}:
    pro@visita.example    25 seats, a page at /ada and a card
    free@visita.example   a page at /ben
    admin@visita.example
`);

/** Tokens are signed with a secret of this machine, made at the first start and never committed. */
function ensureSecret(): void {
  if (existsSync(".dev.vars")) return;
  writeFileSync(".dev.vars", `TOKEN_SECRET=${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
}
