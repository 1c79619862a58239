import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ID_PREFIXES, isId, newId } from "~/domain/ids";
import { jobKey } from "~/domain/job-keys";
import { JOBS, parseJobPayload } from "~/domain/jobs";
import { pageInputSchema } from "~/domain/pages/schema";
import { statement, writeAll } from "~/server/data/batch.server";
import { enqueue, leaseJob, overdueShards } from "~/server/data/outbox.server";
import { outbox } from "~/server/data/schema/operations.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { reportJobs } from "~/server/services/operations/report-jobs.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { cancelStatement } from "../../workers/commands/cancel-statement";
import { attemptJob } from "../../workers/jobs/attempt";
import { backoffMs, MAX_ATTEMPTS } from "../../workers/jobs/backoff";
import { watchOutbox } from "../../workers/jobs/watchdog";
import { expectLogged } from "../support/fail-on-errors";
import { quietPlatform } from "../support/full-account";
import { testActor, testPlatform } from "../support/platform";

const bindings = env as unknown as Bindings;

function mailJob(shard: string, to = "a@visita.example") {
  const mail = {
    to,
    language: "en",
    kind: "verifyEmail",
    params: { name: "A", token: "t".repeat(43) },
  } as const;
  return { name: "sendMail", shard, payload: { mailId: newId("tok"), mail } } as const;
}

const queueOf = (shard: string) => {
  const namespace = (env as unknown as { JOBS: DurableObjectNamespace }).JOBS;
  return namespace.get(namespace.idFromName(shard)) as unknown as DurableObjectStub & {
    wake(shard: string): Promise<void>;
  };
};

/** Triggers a shard's queue and runs its alarm now. */
async function work(shard: string): Promise<void> {
  const queue = queueOf(shard);
  await queue.wake(shard);
  await runDurableObjectAlarm(queue);
}

async function rowOf(key: string) {
  const [row] = await testPlatform().db.select().from(outbox).where(eq(outbox.key, key));
  return row;
}

describe("the queue", () => {
  test("does what the outbox holds, once, and forgets the token that was in it", async () => {
    const platform = testPlatform();
    const job = mailJob(newId("usr"));
    const past = new Date(Date.now() - 1000);
    await writeAll(platform.db, [enqueue(job, past)]);
    await writeAll(platform.db, [enqueue(job, past)]);
    await work(job.shard);
    const row = await rowOf(`sendMail:${job.payload.mailId}`);
    expect(row).toMatchObject({ state: "done", attempts: 1, payload: {} });
  });

  test("keeps nothing of a job that saves make again and again", async () => {
    const shard = newId("usr");
    const payload = { pageId: newId("pg"), revision: "1" };
    const ask = () =>
      writeAll(testPlatform().db, [
        enqueue({ name: "renderShareImage", shard, payload }, new Date(Date.now() - 1000)),
      ]);
    const key = `renderShareImage:${payload.pageId}:1`;
    await ask();
    await ask();
    expect(await rowOf(key)).toMatchObject({ state: "pending" });
    await work(shard);
    expect(await rowOf(key)).toBeUndefined();
    expect(await ask()).toEqual([1]);
  });

  test("is not put off by a job that is due later, if it was woken while it worked", async () => {
    const shard = newId("usr");
    const later = new Date(Date.now() + 600_000);
    await writeAll(testPlatform().db, [enqueue({ ...mailJob(shard), runAt: later }, new Date())]);
    const queue = queueOf(shard);
    await queue.wake(shard);
    await runDurableObjectAlarm(queue);
    const armed = await runInDurableObject(queue, async (instance, { storage }) => {
      const before = await storage.getAlarm();
      const soon = Date.now() + 60_000;
      await storage.setAlarm(soon);
      await instance.alarm?.();
      return { before, soon, after: await storage.getAlarm() };
    });
    expect(armed.before).toBe(later.getTime());
    expect(armed.after).toBe(armed.soon);
  });

  test("puts a failing job back with a pause", async () => {
    expectLogged(/a job failed/);
    const platform = quietPlatform();
    const actor = await testActor(platform);
    const { page } = await createPage(platform, actor, pageInputSchema.parse({ slug: "broken-inside" }));
    // The page's own job would fail in a later test.
    await platform.db.delete(outbox).where(eq(outbox.shard, actor.userId));
    await platform.db.run(sql`UPDATE pages SET content = '{}' WHERE id = ${page.id}`);
    const payload = { pageId: page.id, revision: "broken" };
    const shard = newId("usr");
    await writeAll(platform.db, [
      enqueue({ name: "renderShareImage", shard, payload }, new Date(Date.now() - 1000)),
    ]);
    await work(shard);
    const row = await rowOf(`renderShareImage:${page.id}:broken`);
    expect(row).toMatchObject({
      state: "pending",
      attempts: 1,
      lastError: expect.stringContaining("TypeError"),
    });
    expect(row?.runAt.getTime()).toBeGreaterThan(Date.now() + 5_000);
  });

  test("keeps no token of a mail that could not be sent", async () => {
    expectLogged(/a job is dead/);
    const platform = testPlatform();
    const job = mailJob(newId("usr"));
    await writeAll(platform.db, [enqueue(job, new Date(Date.now() - 1000))]);
    await platform.db.update(outbox).set({ version: 99 }).where(eq(outbox.shard, job.shard));
    await work(job.shard);
    const row = await rowOf(`sendMail:${job.payload.mailId}`);
    expect(row).toMatchObject({
      state: "dead",
      payload: { mail: { kind: "verifyEmail", params: { name: "A" } } },
    });
    expect(JSON.stringify(row)).not.toContain(job.payload.mail.params.token);
  });

  test("sets aside what trying again cannot mend", async () => {
    expectLogged(/a job is dead/);
    const platform = testPlatform();
    const job = mailJob(newId("usr"));
    await writeAll(platform.db, [enqueue(job, new Date(Date.now() - 1000))]);
    await platform.db
      .update(outbox)
      .set({ payload: { to: "nobody" } })
      .where(eq(outbox.shard, job.shard));
    await work(job.shard);
    const row = await rowOf(`sendMail:${job.payload.mailId}`);
    expect(row).toMatchObject({ state: "dead", attempts: 1, lastError: expect.stringContaining("payload") });
  });
});

describe("a job that does not end", () => {
  /** A platform on which Stripe never answers, until `release`. */
  function hanging() {
    let release = () => {};
    const held = new Promise<Response>((resolve) => {
      release = () => resolve(new Response("{}", { status: 500 }));
    });
    const { SANDBOX } = bindings;
    const fetch: typeof globalThis.fetch = (input, init) =>
      new URL(input instanceof Request ? input.url : String(input)).pathname.startsWith("/v1/")
        ? held
        : (SANDBOX?.fetch(input as RequestInfo, init) ?? Promise.reject(new Error("no sandbox")));
    return { overrides: { SANDBOX: { fetch } as Fetcher }, release };
  }

  /** A job in a shard that nothing else wakes. */
  async function aSync(): Promise<{ userId: string; shard: string }> {
    const platform = testPlatform();
    const { userId } = await testActor(platform);
    await platform.db.run(
      sql`INSERT INTO billing_customers (id, user_id, created_at) VALUES (${`cus_${userId}`}, ${userId}, 0)`,
    );
    const past = new Date(Date.now() - 1000);
    const payload = { userId, cause: "evt_1", since: past.toISOString() };
    const shard = newId("usr");
    await writeAll(platform.db, [enqueue({ name: "syncBilling", shard, payload }, past)]);
    return { userId, shard };
  }

  const rowOfSync = (userId: string) => rowOf(`syncBilling:${userId}:evt_1`);

  test("has failed after its limit, and is tried again", async () => {
    expectLogged(/a job failed/);
    const { overrides, release } = hanging();
    const { userId } = await aSync();
    const row = await rowOfSync(userId);
    if (!row) throw new Error("no row");
    await attemptJob(testPlatform(overrides), row, 20);
    expect(await rowOfSync(userId)).toMatchObject({
      state: "pending",
      attempts: 1,
      lastError: expect.stringContaining("it took longer than"),
    });
    release();
  });

  test("is counted before it begins: one that ends its isolate each time is dead after all its tries", async () => {
    expectLogged(/a job is dead/);
    const platform = testPlatform();
    const { userId } = await aSync();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const row = await rowOfSync(userId);
      expect(row).toMatchObject({ state: "pending", attempts: attempt });
      // As far as an attempt comes that takes its isolate with it.
      expect(await leaseJob(platform.db, row!, new Date())).toBe(true);
      expect(await leaseJob(platform.db, row!, new Date())).toBe(false);
    }
    await attemptJob(platform, (await rowOfSync(userId))!);
    expect(await rowOfSync(userId)).toMatchObject({ state: "dead", attempts: MAX_ATTEMPTS });
  });

  test("keeps no mail of its shard waiting, whether that was there before or comes later", async () => {
    expectLogged(/a job failed/);
    const { overrides, release } = hanging();
    const { userId, shard } = await aSync();
    const [before, later] = [mailJob(shard), mailJob(shard)];
    await writeAll(testPlatform().db, [enqueue(before, new Date(Date.now() - 1000))]);
    const queue = queueOf(shard);
    const isSent = async ({ payload }: typeof before) =>
      (await rowOf(`sendMail:${payload.mailId}`))?.state === "done";
    await runInDurableObject(queue, async (instance, { storage }) => {
      Object.assign(instance, { env: { ...bindings, ...overrides } });
      await storage.put("shard", shard);
      const ringing = instance.alarm?.();
      await expect.poll(() => isSent(before)).toBe(true);
      await writeAll(testPlatform().db, [enqueue(later, new Date(Date.now() - 1000))]);
      await (instance as unknown as { wake(shard: string): Promise<void> }).wake(shard);
      await expect.poll(() => isSent(later)).toBe(true);
      expect(await rowOfSync(userId)).toMatchObject({ state: "pending", attempts: 1 });
      await writeAll(testPlatform().db, [statement(sql`DELETE FROM outbox WHERE shard = ${shard}`)]);
      release();
      await ringing;
    });
  });
});

describe("late and dead jobs", () => {
  test("are mailed to the operators with their kinds and counts, once an hour", async () => {
    const platform = quietPlatform();
    platform.freeze();
    await platform.db.delete(outbox);
    await reportJobs(platform);
    expect(await platform.db.select().from(outbox)).toEqual([]);
    const old = new Date(platform.now().getTime() - 11 * 60_000);
    await writeAll(platform.db, [
      enqueue(mailJob(newId("usr")), old),
      enqueue(mailJob(newId("usr")), old),
      enqueue({ name: "collectGarbage", shard: "system", payload: { slot: "2026-11-28T05" } }, old),
      enqueue(mailJob(newId("usr")), platform.now()),
    ]);
    await platform.db.update(outbox).set({ state: "dead" }).where(eq(outbox.name, "collectGarbage"));
    await reportJobs(platform);
    await reportJobs(platform);
    const notices = await platform.db.select().from(outbox).where(eq(outbox.shard, "operators"));
    expect(notices.map(({ payload }) => payload)).toMatchObject([
      {
        subject: "jobs: 2 late, 1 dead",
        lines: ["collectGarbage: 0 late, 1 dead", "sendMail: 2 late, 0 dead", expect.any(String)],
      },
    ]);
  });
});

test.each(["purchases", "renewals"] as const)(
  "the row that a command writes to end %s is what the job's definition says",
  async (scope) => {
    const platform = testPlatform();
    const { userId } = await testActor(platform);
    await platform.db.run(
      sql`INSERT INTO billing_customers (id, user_id, created_at) VALUES (${`cus_${userId}`}, ${userId}, 0)`,
    );
    await platform.db.run(cancelStatement(`user_id = '${userId}'`, scope));
    const [row] = await platform.db.select().from(outbox).where(eq(outbox.shard, userId));
    const payload = parseJobPayload("cancelBilling", row?.payload);
    const expected = { userId, scope, slot: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect(payload).toEqual(expected);
    expect(row).toMatchObject({
      name: "cancelBilling",
      version: JOBS.cancelBilling.version,
      key: jobKey("cancelBilling", payload),
      state: "pending",
    });
    expect(isId(ID_PREFIXES.job, row?.id ?? "")).toBe(true);
  },
);

describe("the watchdog", () => {
  test("finds a shard behind another one's hundreds of late jobs", async () => {
    const platform = testPlatform();
    const late = newId("usr");
    const now = platform.now();
    await platform.db.$client
      .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
        INSERT INTO outbox (id, key, name, version, payload, shard, state, run_at, created_at)
        SELECT 'job_late' || i, 'late' || i, 'x', 1, '{}', ?, 'pending', i, 0 FROM n`)
      .bind(late)
      .run();
    const other = mailJob(newId("usr"));
    await writeAll(platform.db, [enqueue(other, new Date(now.getTime() - 5 * 60_000))]);
    expect(await overdueShards(platform.db, now, 200)).toEqual(expect.arrayContaining([late, other.shard]));
    await platform.db.delete(outbox).where(eq(outbox.shard, late));
  });

  test("wakes the queues of jobs that the fast path missed", async () => {
    const platform = testPlatform();
    const job = mailJob(newId("usr"));
    await writeAll(platform.db, [enqueue(job, new Date(Date.now() - 5 * 60_000))]);
    const waiting: Promise<unknown>[] = [];
    await watchOutbox(bindings, {
      waitUntil: (work: Promise<unknown>) => waiting.push(work),
    } as unknown as ExecutionContext);
    await Promise.all(waiting);
    await runDurableObjectAlarm(queueOf(job.shard));
    expect(await rowOf(`sendMail:${job.payload.mailId}`)).toMatchObject({ state: "done" });
  });
});

test("pauses grow, are spread, and end within a day or so", () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) => backoffMs(i + 1, 0.5));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBe(10_000);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(36 * 60 * 60 * 1000);
  expect(backoffMs(1, 0)).not.toBe(backoffMs(1, 1));
});
