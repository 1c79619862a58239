import type { Platform } from "./platform.server";

/**
 * Tells a shard's queue object that the outbox has something for it. Only the fast path: when this is lost the cron
 * watchdog finds the row within a minute.
 */
export function wakeJobs(platform: Platform, shard: string): void {
  const namespace = platform.bindings.JOBS;
  platform.defer(namespace.get(namespace.idFromName(shard)).wake(shard));
}
