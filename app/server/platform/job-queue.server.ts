import type { Platform } from "./platform.server";

/**
 * Starts a shard's queue object after a write to the outbox. Only the fast path: if it is lost the cron watchdog finds
 * the row within a minute.
 */
export function startJobs(platform: Platform, shard: string): void {
  platform.defer(wake(platform, shard));
}

// A failure here does not affect the change already written.
async function wake({ bindings: { JOBS } }: Platform, shard: string): Promise<void> {
  await JOBS.get(JOBS.idFromName(shard)).wake(shard);
}
