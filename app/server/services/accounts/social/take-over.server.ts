import { writeAll } from "~/server/data/batch.server";
import { type IdentityRow, insertIdentity, listIdentities } from "~/server/data/identities.server";
import { endActedBy } from "~/server/data/sessions.server";
import type { UserRow } from "~/server/data/users.server";
import { isUnverified, removeUnverifiedWays, verifyWithoutPassword } from "~/server/data/ways-in.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { clearLimit } from "~/server/platform/rate-limits.server";
import { envelopeOf, mailAbout } from "~/server/services/accounts/account-mail.server";
import { mailWaitingContacts } from "~/server/services/contacts/waiting-contacts.server";
import { revocationsOf } from "./revoke.server";

/**
 * Passes an unverified account to the proved owner of its mailbox, with its content. In the same write the identity is
 * linked, the address is verified, and every other way in or back is removed: password, passkeys, other identities,
 * sessions, mailed links, a pending address. A mail confirms it.
 * @returns whether it was done; false where the account was verified meanwhile
 */
export async function takeOver(platform: Platform, user: UserRow, identity: IdentityRow): Promise<boolean> {
  const now = platform.now();
  const others = await listIdentities(platform.db, user.id);
  const mail = {
    ...envelopeOf(user),
    kind: "waysInRemoved" as const,
    params: { name: user.name, at: now.toISOString() },
  };
  const unverified = isUnverified(user.id);
  const removals = removeUnverifiedWays(user.id);
  const results = await writeAll(platform.db, [
    ...revocationsOf(platform, others, unverified),
    mailAbout(platform, user.id, `taken-over:${identity.id}`, mail, unverified),
    ...removals,
    ...endActedBy(user, "taken-over", now, unverified),
    insertIdentity(identity, unverified),
    ...verifyWithoutPassword(user.id, now),
  ]);
  startJobs(platform, user.id);
  if (results.at(-1) === 0) return false;
  // Failed attempts with a removed password no longer count.
  await clearLimit(platform, "failedLoginAccount", user.email);
  await mailWaitingContacts(platform, user.id, `verified:${identity.id}`);
  return true;
}
