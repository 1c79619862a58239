import { exitOnOldState } from "./migrate.ts";
import { seedLocally } from "./seed-locally.ts";
import { startDevelopment } from "./start-development.ts";

/** Makes the demo accounts that do not exist yet in the local database, and ends. */
const PORT = 8789;
const server = await startDevelopment(PORT).catch(exitOnOldState);
const made = await seedLocally(PORT);
console.log(made.length > 0 ? `Made ${made.join(", ")}` : "The demo accounts are there already.");
await server.close();
process.exit(0);
