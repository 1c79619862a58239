import { applyMigrations } from "./apply-migrations.ts";

const STATE = ".wrangler/state";

/**
 * Applies all migrations to the local databases.
 * @param persistTo their directory, by default .wrangler/state
 * @throws Error that names the failed migration
 */
export async function migrate(persistTo = STATE): Promise<void> {
  await applyMigrations(persistTo);
}
