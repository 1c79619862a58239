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
 * @returns the jobs that take the tokens of identities back, for the write that removes these
 */
export function revocationsOf(platform: Platform, rows: readonly IdentityRow[], when?: Condition): Write[] {
  return rows.flatMap(({ id, userId, provider, refreshToken }) => {
    if (!refreshToken || !provider) return [];
    const payload = { identityId: id, provider, refreshToken };
    return [enqueue({ name: "revokeIdentity", shard: userId, payload }, platform.now(), { when })];
  });
}

/**
 * Takes an identity's token back at its provider. Somebody who comes again then gives their name again.
 * @throws ProviderAway to be retried
 */
export async function revokeIdentity(
  platform: Platform,
  { provider: name, refreshToken }: JobPayload<"revokeIdentity">,
): Promise<void> {
  const provider = await identityProvider(platform, name);
  const token = await unseal(platform.config, "refresh-token", refreshToken);
  // Without the secrets nobody can; a token of another secret cannot be read.
  if (provider && token) await revokeToken(platform, provider, token);
}
