import type { UserActor } from "~/domain/accounts/actor";
import type { DismissInput } from "~/domain/operations/forms";
import { insertAuditWhere } from "~/server/data/audit.server";
import { writeAll } from "~/server/data/batch.server";
import { dismissUntil, hasOpenReports } from "~/server/data/reported.server";
import type { Platform } from "~/server/platform/platform.server";
import { assertOperatorStep } from "./operator.server";

/**
 * Dismisses the reports of a page or card up to the newest one that the operator saw. Later ones show again;
 * idempotent.
 * @throws AppError not_found, passkey_required, reauthentication_required, rate_limited
 */
export async function dismissReports(
  platform: Platform,
  actor: UserActor,
  subjectId: string,
  { reason, until }: DismissInput,
): Promise<void> {
  await assertOperatorStep(platform, actor, "dismiss");
  const { db, requestId } = platform;
  const now = platform.now();
  const seen = new Date(until);
  const detail = { reason, until };
  const entry = { actorId: actor.userId, action: "reports.dismiss", thing: subjectId, detail, requestId };
  await writeAll(db, [
    insertAuditWhere(entry, now, hasOpenReports(subjectId, seen)),
    ...dismissUntil(subjectId, seen, now),
  ]);
}
