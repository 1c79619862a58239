import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import { nextDigest } from "~/domain/notifications/digest-time";
import type { Preference } from "~/domain/notifications/schema";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { setPreference } from "~/server/data/notifications.server";
import { findUser } from "~/server/data/users.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { nextVisitsMail } from "~/server/services/visits/mail-visits.server";
import { type Frequencies, frequenciesOf } from "./frequencies.server";
import { digestAt } from "./mail-digest.server";

/** @returns the actor's mail frequency for every kind that can be changed */
export function getPreferences(platform: Platform, actor: UserActor): Promise<Frequencies> {
  assertCan(actor, "list", ownOf(actor, "notification"));
  return frequenciesOf(platform.db, actor.userId);
}

/** Changes how often the actor gets mail of a kind; waiting ones included. */
export async function changePreference(
  platform: Platform,
  actor: UserActor,
  { kind, frequency }: Preference,
): Promise<Frequencies> {
  assertCan(actor, "edit", ownOf(actor, "notification"));
  const user = await findUser(platform.db, actor.userId);
  if (!user) throw new AppError("unauthorized");
  const now = platform.now();
  await writeAll(platform.db, [
    setPreference(user.id, kind, frequency, now),
    // Notifications that waited for a later digest are in the next one.
    digestAt(user.id, nextDigest(now, user.timeZone, "daily"), now),
    ...(kind === "visits" && frequency === "weekly" ? [nextVisitsMail(user, now)] : []),
  ]);
  startJobs(platform, user.id);
  return frequenciesOf(platform.db, actor.userId);
}
