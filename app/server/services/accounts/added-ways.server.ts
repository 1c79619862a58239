import type { AddedWay } from "~/domain/accounts/added-way";
import { DAY_MS } from "~/domain/durations";
import { listIdentities } from "~/server/data/identities.server";
import { listPasskeyRows } from "~/server/data/passkeys.server";
import type { UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

const ADDED_DAYS = 30;
/** How long making an account takes, with the identity by which it is made. */
const FOUNDING_MS = 1_000;

/**
 * From when on a way to sign in is recent: an attacker may have added it before the account was recovered. Not the one by
 * which the account was made.
 */
export function addedSince({ realNow }: Platform, { createdAt }: Pick<UserRow, "createdAt">): Date {
  const recent = realNow().getTime() - ADDED_DAYS * DAY_MS;
  return new Date(Math.max(recent, createdAt.getTime() + FOUNDING_MS));
}

/** @returns the passkeys and identities that were recently added to an account, oldest first in each */
export async function listAddedWays(
  platform: Platform,
  user: Pick<UserRow, "id" | "createdAt">,
): Promise<AddedWay[]> {
  const since = addedSince(platform, user);
  const [passkeys, identities] = await Promise.all([
    listPasskeyRows(platform.db, user.id),
    listIdentities(platform.db, user.id),
  ]);
  const ways: AddedWay[] = [
    ...passkeys.map(({ id, name, createdAt }) => ({
      id,
      kind: "passkey" as const,
      name,
      addedAt: createdAt,
    })),
    ...identities.map(({ id, provider, email, createdAt }) => ({
      ...{ id, kind: provider, name: email, addedAt: createdAt },
    })),
  ];
  return ways.filter(({ addedAt }) => addedAt >= since);
}
