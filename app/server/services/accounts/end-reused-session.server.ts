import { endSession, findSession } from "~/server/data/sessions.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { envelopeOf } from "./account-mail.server";
import { writeWithNotice } from "./account-notice.server";

/** Ends a session whose refresh token two parties hold, and notifies its owner by mail. An ended one stays as it is. */
export async function endReusedSession(platform: Platform, sessionId: string, now: Date): Promise<void> {
  const session = await findSession(platform.db, sessionId);
  if (!session || session.endedAt) return;
  const user = await findUser(platform.db, session.userId);
  if (!user) return;
  const mail = {
    ...envelopeOf(user),
    kind: "refreshReuse" as const,
    params: { name: user.name, at: now.toISOString() },
  };
  await writeWithNotice(platform, [endSession(platform.db, session.id, "reuse", now)], {
    user,
    mailId: `reuse:${session.id}`,
    mail,
  });
}
