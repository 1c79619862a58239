import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { newId } from "~/domain/ids";
import type { SendPage } from "~/domain/notifications/send-page";
import { pageState } from "~/domain/pages/state";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit, rateLimited } from "~/server/platform/rate-limits.server";
import { maySendTo } from "~/server/services/notifications/suppress.server";
import { requirePage } from "./get-page.server";

/**
 * Mails the address of a page to a recipient, in its owner's language.
 * @throws AppError not_found, conflict (shareUnpublished) while the page is not visible, forbidden (emailUnverified)
 *   while the sender's own address is unverified, rate_limited by sender and by recipient
 */
export async function sendPage(
  platform: Platform,
  actor: UserActor,
  id: string,
  { email }: SendPage,
): Promise<void> {
  const { db } = platform;
  const row = await requirePage(platform, actor, "send", id);
  const now = platform.now();
  if (pageState(row, actor.plan, now) !== "published") {
    throw new AppError("conflict", { messageKey: "shareUnpublished" });
  }
  const sender = await findUser(db, actor.userId);
  if (!sender) throw new AppError("unauthorized");
  if (!sender.emailVerifiedAt) throw new AppError("forbidden", { messageKey: "emailUnverified" });
  await consumeLimit(platform, "pageByMail", actor.userId);
  const allowed = await maySendTo(platform, email);
  // An opt-out is not disclosed to the sender: it counts as sent.
  if (allowed === "suppressed") return;
  // Other mail to that mailbox is not disclosed to the sender: the wait is the limit's whole window.
  if (allowed === "limited") throw rateLimited(RATE_LIMITS.strangerMailTo.windowSeconds);
  const mail = {
    kind: "sharePage" as const,
    to: email,
    language: sender.locale,
    params: { name: sender.name, title: row.title, slug: row.slug },
  };
  const payload = { mailId: newId("job"), mail };
  await writeAll(db, [enqueue({ name: "sendMail", shard: actor.userId, payload }, now)]);
  startJobs(platform, actor.userId);
}
