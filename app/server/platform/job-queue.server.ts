import type { Platform } from "./platform.server";

/**
 * Tells a shard's queue object that the outbox has something for it. Only the fast path: when this is lost the cron
 * watchdog finds the row within a minute.
 */
export function startJobs(platform: Platform, shard: string): void {
  platform.defer(wake(platform, shard));
}

// What fails here is no failure of the change that was written before.
async function wake({ bindings: { JOBS } }: Platform, shard: string): Promise<void> {
  await JOBS.get(JOBS.idFromName(shard)).wake(shard);
}
