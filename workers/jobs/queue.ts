import { DurableObject } from "cloudflare:workers";
import { newId } from "~/domain/ids";
import { dueJobs, finishJob, markJobFailed, nextJobAt, type OutboxRow } from "~/server/data/outbox.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { isPermanent } from "~/server/platform/permanent-failure.server";
import { createPlatform, logError, type Platform } from "~/server/platform/platform.server";
import { readClockOffset } from "~/server/platform/sandbox-clock.server";
import { backoffMs, MAX_ATTEMPTS } from "./backoff";
import { runJob } from "./table";

const BATCH = 20;
const RETRY_ALARM_MS = 30_000;

/**
 * The fast path of the outbox, one object a user. It contains no business rule and no job: the rows in D1 are
 * authoritative; it only reads them when triggered, and again when the next one is due.
 */
export class JobQueue extends DurableObject<Bindings> {
  /** Looks at the shard's rows as soon as possible. */
  async wake(shard: string): Promise<void> {
    await this.ctx.storage.put("shard", shard);
    await this.ctx.storage.setAlarm(Date.now());
  }

  /**
   * Works on what is due and arms itself for what is next. It never throws: an alarm that does is dropped for good
   * after seven tries, and its shard would wait for the watchdog for ever.
   */
  override async alarm(): Promise<void> {
    try {
      const shard = await this.ctx.storage.get<string>("shard");
      if (!shard) return;
      // Jobs are due by the clock of plans, alarms ring by the real one.
      const offset = await readClockOffset(this.env);
      const next = await this.#work(shard, offset);
      if (next) await this.#arm(Math.max(next.getTime() - offset, Date.now() + 1));
    } catch (error) {
      logError("the job queue failed", error);
      await this.ctx.storage.setAlarm(Date.now() + RETRY_ALARM_MS).catch(() => undefined);
    }
  }

  /** A call during a run is not postponed: the earlier alarm stays. */
  async #arm(at: number): Promise<void> {
    const armed = await this.ctx.storage.getAlarm();
    if (armed === null || at < armed) await this.ctx.storage.setAlarm(at);
  }

  async #work(shard: string, clockOffset: number): Promise<Date | null> {
    const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work);
    const request = { requestId: newId("req"), ip: "127.0.0.1", clockOffset, waitUntil };
    const platform = createPlatform(this.env, request);
    for (const row of await dueJobs(platform.db, shard, platform.now(), BATCH)) await finish(platform, row);
    return nextJobAt(platform.db, shard);
  }
}

/** Runs one job and stores the result. At least once: a crash in between runs it again. */
async function finish(platform: Platform, row: OutboxRow): Promise<void> {
  try {
    await runJob(platform, row);
    await finishJob(platform.db, row, platform.now());
  } catch (error) {
    const attempts = row.attempts + 1;
    const isDead = isPermanent(error) || attempts >= MAX_ATTEMPTS;
    const now = platform.now();
    logError(isDead ? "a job is dead" : "a job failed", error, platform.requestId, { job: row.id, attempts });
    const again = isDead ? null : new Date(now.getTime() + backoffMs(attempts));
    await markJobFailed(platform.db, row.id, String(error), again, now);
  }
}
