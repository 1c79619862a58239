import { MINUTE_MS } from "~/domain/durations";
import { readHealth } from "~/server/data/health.server";
import { logError, type Platform } from "~/server/platform/platform.server";

/** From this age on work that should have been done within a minute is late. */
const LATE_MS = 10 * MINUTE_MS;

export interface Health {
  status: "ok" | "late" | "no database";
  /** How long the oldest due job has been waiting, in seconds; absent without a database. */
  queueAge?: number;
  /** The same of the oldest change of content that passes have not followed yet. */
  changeLogAge?: number;
}

/** Three look-ups in indexes, by one query: cheap enough to be asked each minute. */
export async function checkHealth(platform: Platform): Promise<Health> {
  try {
    const now = platform.now();
    const { dueSince, changedSince } = await readHealth(platform.db, now);
    const [queue, log] = [ageOf(dueSince, now), ageOf(changedSince, platform.realNow())];
    const status = Math.max(queue, log) > LATE_MS ? "late" : "ok";
    return { status, queueAge: Math.round(queue / 1000), changeLogAge: Math.round(log / 1000) };
  } catch (error) {
    logError("the database does not answer", error, platform.requestId);
    return { status: "no database" };
  }
}

const ageOf = (since: number | null, now: Date) => (since === null ? 0 : Math.max(0, now.getTime() - since));
