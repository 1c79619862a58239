import type { JobPayload } from "~/domain/jobs";
import type { Condition, Write } from "~/server/data/batch.server";
import type { IdentityRow } from "~/server/data/identities.server";
import { enqueue } from "~/server/data/outbox.server";
import { revokeToken } from "~/server/platform/identity-exchange.server";
import { identityProvider } from "~/server/platform/identity-providers.server";
import type { Platform } from "~/server/platform/platform.server";
import { unseal } from "~/server/platform/sealed.server";

/**
 * @param when a condition that is decided inside the write
 * @returns the jobs that revoke the tokens of identities, for the write that removes these
 */
export function revocationsOf(platform: Platform, rows: readonly IdentityRow[], when?: Condition): Write[] {
  return rows.flatMap(({ id, userId, provider, refreshToken }) => {
    if (!refreshToken || !provider) return [];
    const payload = { identityId: id, provider, refreshToken };
    return [enqueue({ name: "revokeIdentity", shard: userId, payload }, platform.now(), { when })];
  });
}

/**
 * Revokes an identity's token at its provider. A later sign-in then asks for the user's name again.
 * @throws ProviderAway to be retried
 */
export async function revokeIdentity(
  platform: Platform,
  { provider: name, refreshToken }: JobPayload<"revokeIdentity">,
): Promise<void> {
  const provider = await identityProvider(platform, name);
  const token = await unseal(platform.config, "refresh-token", refreshToken);
  // Without the secrets it cannot be revoked; a token sealed with another secret cannot be read.
  if (provider && token) await revokeToken(platform, provider, token);
}
