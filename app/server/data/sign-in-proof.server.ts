import { type SQL, sql } from "drizzle-orm";
import type { Provider } from "~/domain/accounts/social";

/** How an account was proved: the password hash that was verified, an identity or a passkey. */
export type SignInProof =
  | { method: "password"; passwordHash: string }
  | { method: Provider; identityId: string }
  | { method: "passkey"; passkeyId: string };

/**
 * The condition that a proof is still valid, inside the write of its sign-in: hashing and signatures take time, in
 * which the password may be replaced, the identity or passkey removed or the account disabled.
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
