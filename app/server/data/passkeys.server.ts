import { eq } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { passkeys } from "./schema/sign-in.server";

/** Whether an account has a passkey at all. */
export async function hasPasskey(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return row !== undefined;
}
