import { isAssigned } from "~/server/data/assigned-cards.server";
import { type Write, writeAll } from "~/server/data/batch.server";
import type { CardRow } from "~/server/data/cards.server";
import { findMember } from "~/server/data/members.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { notify } from "~/server/services/notifications/notify.server";

type Assigned = Pick<CardRow, "id" | "hash" | "title">;

/** Notifies a member that a card was assigned to them; part of the write that assigns it. */
export const assignedNotice = (
  platform: Platform,
  { id, hash, title }: Assigned,
  to: { memberId: string; userId: string },
): Write[] =>
  notify(
    platform,
    {
      userId: to.userId,
      dedupeKey: `cardAssigned:${id}:${to.memberId}:${platform.now().getTime()}`,
      kind: "cardAssigned",
      payload: { hash, title },
    },
    { when: isAssigned(id, to.memberId) },
  );

/** Notifies a member that their card was unassigned; an open invitation gets no notification. */
export async function notifyUnassigned(
  platform: Platform,
  { id, ownerId, memberId, title }: Pick<CardRow, "id" | "ownerId" | "memberId" | "title">,
): Promise<void> {
  const member = memberId ? await findMember(platform.db, ownerId, memberId) : undefined;
  if (!member?.userId) return;
  await writeAll(
    platform.db,
    notify(platform, {
      userId: member.userId,
      dedupeKey: `cardUnassigned:${id}:${member.id}:${platform.now().getTime()}`,
      kind: "cardUnassigned",
      payload: { title },
    }),
  );
  startJobs(platform, member.userId);
}
