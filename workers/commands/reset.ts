import { rmSync } from "node:fs";
import { connect } from "node:net";
import { SEED_PORT } from "./seed-locally.ts";

/** Throws away the local database, files and objects, and fills them anew with the demo accounts. */
const DEVELOPMENT_PORT = Number(process.env.PORT ?? 8787);

// Nothing is thrown away before it is sure that it can be filled again.
for (const port of [DEVELOPMENT_PORT, SEED_PORT])
  if (await isInUse(port)) {
    console.error(
      `Something answers on port ${port}. Stop \`npm run dev\` first: it would go on with what is deleted.`,
    );
    process.exit(1);
  }
rmSync(".wrangler/state", { recursive: true, force: true });
await import("./seed.ts");

function isInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
