import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --config migrations/visits/drizzle.config.ts` writes the next migration beside this file. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./app/server/data/visits/schema.server.ts",
  out: "./migrations/visits",
});
