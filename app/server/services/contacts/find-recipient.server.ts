import { findUser, type UserRow } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

/** @returns the owner, if mails about their contacts may go to them: an enabled account with a verified address */
export async function findRecipient(platform: Platform, ownerId: string): Promise<UserRow | undefined> {
  const owner = await findUser(platform.db, ownerId);
  return owner?.isEnabled && owner.emailVerifiedAt ? owner : undefined;
}
