import type { UserActor } from "~/domain/accounts/actor";
import type { Provider } from "~/domain/accounts/social";
import { hasPasskey } from "~/server/data/passkeys.server";
import type { Platform } from "~/server/platform/platform.server";
import { passkeyHost } from "~/server/platform/webauthn.server";
import { takesOnlyPasskeys } from "./session-proof.server";
import { listWaysByProvider } from "./social/identities.server";

/** The ways to reauthenticate before a sensitive step. */
export interface WaysToConfirm {
  hasPassword: boolean;
  hasPasskeys: boolean;
  /** The host whose passkeys are accepted. */
  passkeyHost: string;
  /** The linked providers. */
  providers: Provider[];
}

/** @throws AppError unauthorized */
export async function waysToConfirm(platform: Platform, actor: UserActor): Promise<WaysToConfirm> {
  const [{ hasPassword, items }, hasPasskeys, isPasskeyOnly] = await Promise.all([
    listWaysByProvider(platform, actor),
    hasPasskey(platform.db, actor.userId),
    takesOnlyPasskeys(platform, { id: actor.userId, roles: actor.roles }),
  ]);
  const providers = isPasskeyOnly ? [] : items.map(({ provider }) => provider);
  return {
    hasPassword: hasPassword && !isPasskeyOnly,
    hasPasskeys,
    passkeyHost: passkeyHost(platform.config),
    providers: [...new Set(providers)],
  };
}
