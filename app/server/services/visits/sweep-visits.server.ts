import { HOUR_MS } from "~/domain/durations";
import type { JobPayload } from "~/domain/jobs";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import { writeVisits } from "~/server/data/visits/visit-days.server";
import { deleteGone } from "~/server/data/visits/visit-months.server";
import type { Platform } from "~/server/platform/platform.server";
import { SALT_PREFIX } from "~/server/platform/visit-salt.server";

/** A date begins first in UTC+14. */
const FIRST_BEGIN_MS = 14 * HOUR_MS;

/**
 * Hourly: deletes the salts of dates that are over everywhere, so that their visitors can no longer be distinguished,
 * and the marks of owners deleted long ago. By the real clock, as visits are counted.
 */
export async function sweepVisits(platform: Platform, _payload: JobPayload<"sweepVisits">): Promise<void> {
  const now = platform.realNow().getTime();
  const { objects } = await platform.bucket.list({ prefix: SALT_PREFIX });
  const over = objects.map(({ key }) => key).filter((key) => isOver(key.slice(SALT_PREFIX.length), now));
  if (over.length > 0) await platform.bucket.delete(over);
  await writeVisits(platform.visits, [deleteGone(platform.visits, new Date(now - VISIT_LIMITS.goneMs))]);
}

/** Whether a date is over in every zone: it began first in UTC+14, and no zone is more than 50 hours behind that. */
function isOver(date: string, now: number): boolean {
  const begins = Date.parse(`${date}T00:00:00Z`) - FIRST_BEGIN_MS;
  return now >= begins + VISIT_LIMITS.saltMs;
}
