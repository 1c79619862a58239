import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --config migrations/drizzle.config.ts` writes the next migration beside this file. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./app/server/data/schema/*.server.ts",
  out: "./migrations",
});
