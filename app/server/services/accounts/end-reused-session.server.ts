import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { endSession, findSession } from "~/server/data/sessions.server";
import { findUser } from "~/server/data/users.server";
import { wakeJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";

/** Ends a session whose refresh token two parties hold, and tells its owner by mail. One that has ended stays so. */
export async function endReusedSession(platform: Platform, sessionId: string, now: Date): Promise<void> {
  const session = await findSession(platform.db, sessionId);
  if (!session || session.endedAt) return;
  const user = await findUser(platform.db, session.userId);
  if (!user) return;
  const mail = enqueue(
    {
      name: "sendMail",
      shard: user.id,
      payload: {
        mailId: `reuse:${session.id}`,
        mail: {
          to: user.email,
          language: user.locale,
          ...(user.timeZone && { timeZone: user.timeZone }),
          kind: "refreshReuse",
          params: { name: user.name, at: now.toISOString() },
        },
      },
    },
    now,
  );
  await writeAll(platform.db, [endSession(platform.db, session.id, "reuse", now), mail]);
  wakeJobs(platform, user.id);
}
