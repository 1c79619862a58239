import { defineConfig } from "drizzle-kit";

/** Read by `npm run baseline`, which writes the migration beside this file. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./app/server/data/visits/schema.server.ts",
});
