import { eq } from "drizzle-orm";
import { users } from "~/server/data/schema/accounts.server";
import type { Database } from "~/server/platform/platform.server";

/** Blocks an account as an operator does, or lets it in again, without what an operator's step does beside it. */
export function setEnabled(db: Database, userId: string, isEnabled: boolean, now: Date) {
  return db.update(users).set({ isEnabled, updatedAt: now }).where(eq(users.id, userId));
}
