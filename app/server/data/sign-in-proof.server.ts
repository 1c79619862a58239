import { type SQL, sql } from "drizzle-orm";
import type { Provider } from "~/domain/accounts/social";

/** By what somebody proved an account: the password as it was stored when it was verified, an identity or a passkey. */
export type SignInProof =
  | { method: "password"; passwordHash: string }
  | { method: Provider; identityId: string }
  | { method: "passkey"; passkeyId: string };

/**
 * The condition that a proof still counts, inside the write that a sign-in makes by it: hashing and signatures take
 * time, in which the password may be replaced, the way in removed or the account disabled.
 */
export function isStillProof(userId: string, proof: SignInProof): SQL {
  const user = sql`SELECT 1 FROM users WHERE users.id = ${userId} AND users.is_enabled = 1`;
  if (proof.method === "password")
    return sql`EXISTS (${user} AND users.password_hash = ${proof.passwordHash})`;
  const way =
    proof.method === "passkey"
      ? sql`SELECT 1 FROM passkeys WHERE id = ${proof.passkeyId} AND user_id = ${userId}`
      : sql`SELECT 1 FROM identities WHERE id = ${proof.identityId} AND user_id = ${userId}`;
  return sql`(EXISTS (${user}) AND EXISTS (${way}))`;
}
