import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { passkeyChallenges, socialProofs, socialStates } from "./schema/sign-in.server";

export type SocialStateRow = typeof socialStates.$inferSelect;

export function insertSocialState(db: Database, row: SocialStateRow) {
  return db.insert(socialStates).values(row);
}

/** @returns the row of a state, also one that is used or expired */
export async function findSocialState(db: Database, stateHash: string): Promise<SocialStateRow | undefined> {
  const [row] = await db.select().from(socialStates).where(eq(socialStates.stateHash, stateHash));
  return row;
}

const isOpen = (now: Date) => and(isNull(socialStates.usedAt), gt(socialStates.expiresAt, now));

/** Uses a state, once: of parallel returns exactly one gets true. */
export async function spendSocialState(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(socialStates)
    .set({ usedAt: now })
    .where(and(eq(socialStates.id, id), isOpen(now)))
    .returning({ id: socialStates.id });
  return rows.length === 1;
}

/** Stores what Apple posts, only the first time. */
export function storeAppleReturn(
  db: Database,
  stateHash: string,
  { code, name }: { code: string; name: string | null },
  now: Date,
) {
  return db
    .update(socialStates)
    .set({ code, name })
    .where(
      and(
        eq(socialStates.stateHash, stateHash),
        eq(socialStates.provider, "apple"),
        isNull(socialStates.code),
        isOpen(now),
      ),
    );
}

/** Deletes states, proofs and challenges that expired before an instant. */
export function deleteExpiredSignIns(db: Database, before: Date) {
  return [
    db.delete(socialStates).where(lt(socialStates.expiresAt, before)),
    db.delete(socialProofs).where(lt(socialProofs.expiresAt, before)),
    db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, before)),
  ];
}
