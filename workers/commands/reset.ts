import { rmSync } from "node:fs";

/** Throws away the local database, files and objects, and fills them anew with the demo accounts. */
rmSync(".wrangler/state", { recursive: true, force: true });
await import("./seed.ts");
