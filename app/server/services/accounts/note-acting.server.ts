import type { Actor } from "~/domain/accounts/actor";
import { insertAudit } from "~/server/data/audit.server";
import { findUser } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

/**
 * Records in the audit log what an admin is about to change in the account they act in, with both names and the reason;
 * nothing is changed without this row. Does nothing for other actors.
 * @param request its method and path
 */
export async function noteActing(
  platform: Platform,
  actor: Actor,
  request: { method: string; path: string },
): Promise<void> {
  if (actor.kind !== "user" || !actor.acting) return;
  if (request.method === "GET" || request.method === "HEAD") return;
  const { adminId, reason } = actor.acting;
  const [admin, user] = await Promise.all([
    findUser(platform.db, adminId),
    findUser(platform.db, actor.userId),
  ]);
  const entry = {
    actorId: adminId,
    action: "account.acted",
    thing: actor.userId,
    detail: { ...request, admin: admin?.name, user: user?.name, reason, sessionId: actor.sessionId },
    requestId: platform.requestId,
  };
  await insertAudit(platform.db, entry, platform.now());
}
