import { DurableObject } from "cloudflare:workers";
import { newId } from "~/domain/ids";
import { dueJobs, type Lane, nextJobAt } from "~/server/data/outbox.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { createPlatform, logError, type Platform } from "~/server/platform/platform.server";
import { readClockOffset } from "~/server/platform/sandbox-clock.server";
import { attemptJob } from "./attempt";

const BATCH = 20;
const RETRY_ALARM_MS = 30_000;
/** An alarm is ended after 15 minutes: no further job begins from here on. */
const ALARM_MS = 8 * 60_000;

/**
 * The fast path of the outbox, one object a user. It contains no business rule and no job: the rows in D1 are
 * authoritative; it only reads them when triggered, and again when the next one is due. Mails have a lane of their own:
 * none waits for another job.
 */
export class JobQueue extends DurableObject<Bindings> {
  #isRinging = false;

  /** Looks at the shard's rows as soon as possible. */
  async wake(shard: string): Promise<void> {
    await this.ctx.storage.put("shard", shard);
    await this.ctx.storage.setAlarm(Date.now());
    // The next alarm rings after this one, whose jobs may take minutes.
    if (this.#isRinging) this.ctx.waitUntil(this.#sendMails(shard));
  }

  /**
   * Works on what is due and arms itself for what is next. It never throws: an alarm that does is dropped for good
   * after seven tries, and its shard would wait for the watchdog for ever.
   */
  override async alarm(): Promise<void> {
    this.#isRinging = true;
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
    } finally {
      this.#isRinging = false;
    }
  }

  /** A call during a run is not postponed: the earlier alarm stays. */
  async #arm(at: number): Promise<void> {
    const armed = await this.ctx.storage.getAlarm();
    if (armed === null || at < armed) await this.ctx.storage.setAlarm(at);
  }

  async #work(shard: string, clockOffset: number): Promise<Date | null> {
    const platform = this.#platform(clockOffset);
    const until = Date.now() + ALARM_MS;
    await Promise.all([workOff(platform, shard, "mails", until), workOff(platform, shard, "others", until)]);
    return nextJobAt(platform.db, shard);
  }

  async #sendMails(shard: string): Promise<void> {
    try {
      const platform = this.#platform(await readClockOffset(this.env));
      await workOff(platform, shard, "mails", Date.now() + ALARM_MS);
    } catch (error) {
      logError("mails of the job queue failed", error);
    }
  }

  #platform(clockOffset: number): Platform {
    const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work);
    const request = { requestId: newId("req"), ip: "127.0.0.1", clockOffset, waitUntil };
    return createPlatform(this.env, request);
  }
}

/** One job after the other; each is leased, so that no two runs of a lane do the same. */
async function workOff(platform: Platform, shard: string, lane: Lane, until: number): Promise<void> {
  for (const row of await dueJobs(platform.db, shard, platform.now(), BATCH, lane))
    if (Date.now() < until) await attemptJob(platform, row);
}
