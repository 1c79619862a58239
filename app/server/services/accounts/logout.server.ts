import type { UserActor } from "~/domain/accounts/actor";
import { writeAll } from "~/server/data/batch.server";
import { hastenMail } from "~/server/data/outbox.server";
import { endActedBy, endSession, findRefreshToken, findSession } from "~/server/data/sessions.server";
import { findUser } from "~/server/data/users.server";
import { sha256 } from "~/server/platform/digest.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * Ends the session of the caller, identified by its access token, its refresh token or both. Idempotent. An admin's
 * acting sessions end with any session of their own, since they do not record which one they began from. The user in
 * whose account an admin acted is notified now.
 */
export async function logout(
  platform: Platform,
  { actor, refreshToken }: { actor?: UserActor; refreshToken?: string },
): Promise<void> {
  const { db } = platform;
  const token = refreshToken ? await findRefreshToken(db, await sha256(refreshToken)) : undefined;
  const ids = new Set([actor?.sessionId, token?.sessionId].filter((id) => id !== undefined));
  const owner = actor?.acting ? undefined : (actor?.userId ?? (await ownerOf(platform, token?.sessionId)));
  const user = owner && (await findUser(db, owner));
  const now = platform.realNow();
  await writeAll(db, [
    ...[...ids].map((id) => endSession(db, id, "logout", now)),
    ...(user ? endActedBy(user, "logout", now) : []),
  ]);
  if (!actor?.acting) return;
  await hastenMail(db, actor.sessionId, now);
  startJobs(platform, actor.userId);
}

const ownerOf = async (platform: Platform, sessionId: string | undefined): Promise<string | undefined> =>
  sessionId === undefined ? undefined : (await findSession(platform.db, sessionId))?.userId;
