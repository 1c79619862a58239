import { exitOnOldState } from "./migrate.ts";
import { SEED_PORT, seedLocally } from "./seed-locally.ts";
import { startDevelopment } from "./start-development.ts";

/** Makes the demo accounts that do not exist yet in the local database, and ends. */
const server = await startDevelopment(SEED_PORT).catch(exitOnOldState);
const made = await seedLocally(SEED_PORT);
console.log(made.length > 0 ? `Made ${made.join(", ")}` : "The demo accounts are there already.");
await server.close();
process.exit(0);
