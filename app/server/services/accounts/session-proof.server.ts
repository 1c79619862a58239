import type { Role, UserActor } from "~/domain/accounts/actor";
import { LIFETIMES } from "~/domain/limits";
import { hasPasskey } from "~/server/data/passkeys.server";
import type { SessionRow } from "~/server/data/sessions.server";
import type { UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

/** Whether a proof of identity is recent enough for a sensitive step: ten minutes. */
export function isRecentProof(platform: Platform, at: Date | null): at is Date {
  return at !== null && at.getTime() >= platform.realNow().getTime() - LIFETIMES.confirmed * 1000;
}

/**
 * Whether only a passkey reauthenticates in an account: in production where it has the admin's role. Its first passkey
 * is added by the password, as there is nothing else yet.
 */
export const takesOnlyPasskeys = async (
  { config, db }: Platform,
  { id, roles }: { id: string; roles: readonly Role[] },
): Promise<boolean> =>
  !config.isDevelopment && roles.includes("ROLE_SUPER_ADMIN") && (await hasPasskey(db, id));

/** What a session proves about who uses it, decided where the session is read and so at each request. */
export async function sessionProof(
  platform: Platform,
  user: UserRow,
  { method, confirmedAt, passkeyAt }: SessionRow,
): Promise<Pick<UserActor, "confirmedAt" | "isProvedByPasskey">> {
  return {
    confirmedAt: (await takesOnlyPasskeys(platform, user)) ? passkeyAt : confirmedAt,
    isProvedByPasskey: method === "passkey" || isRecentProof(platform, passkeyAt),
  };
}
