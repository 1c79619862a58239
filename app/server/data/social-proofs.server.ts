import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/server/platform/platform.server";
import { socialProofs } from "./schema/sign-in.server";

export type SocialProofRow = typeof socialProofs.$inferSelect;

export function insertSocialProof(db: Database, row: SocialProofRow) {
  return db.insert(socialProofs).values(row);
}

/** @returns a proof that is still valid */
export async function findSocialProof(
  db: Database,
  id: string,
  now: Date,
): Promise<SocialProofRow | undefined> {
  const [row] = await db
    .select()
    .from(socialProofs)
    .where(and(eq(socialProofs.id, id), isNull(socialProofs.usedAt), gt(socialProofs.expiresAt, now)));
  return row;
}

/** Whether any proof has a mailed link that is still valid. */
export async function isProofSecret(db: Database, secretHash: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: socialProofs.id })
    .from(socialProofs)
    .where(
      and(
        eq(socialProofs.secretHash, secretHash),
        isNull(socialProofs.usedAt),
        gt(socialProofs.expiresAt, now),
      ),
    );
  return row !== undefined;
}

/** The newly mailed link replaces earlier ones. */
export function replaceProofSecret(db: Database, id: string, secretHash: string) {
  return db.update(socialProofs).set({ secretHash }).where(eq(socialProofs.id, id));
}

/**
 * The condition that a proof is unused, inside the write that uses it.
 * @param isProved the condition that the account is still proved
 */
export const isProofOpen = (id: string, isProved: SQL): SQL =>
  sql`(EXISTS (SELECT 1 FROM social_proofs WHERE id = ${id} AND used_at IS NULL) AND ${isProved})`;

export function spendSocialProof(db: Database, id: string, now: Date) {
  return db
    .update(socialProofs)
    .set({ usedAt: now })
    .where(and(eq(socialProofs.id, id), isNull(socialProofs.usedAt)));
}
