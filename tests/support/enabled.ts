import { eq } from "drizzle-orm";
import { users } from "~/server/data/schema/accounts.server";
import type { Database } from "~/server/platform/platform.server";

/** Blocks or unblocks an account as an operator does, without the side effects of an operator's step. */
export function setEnabled(db: Database, userId: string, isEnabled: boolean, now: Date) {
  return db.update(users).set({ isEnabled, updatedAt: now }).where(eq(users.id, userId));
}
