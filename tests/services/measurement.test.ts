import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { dueJobs } from "~/server/data/outbox.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { measure, measureForProgram } from "~/server/services/privacy/measure.server";
import { runJob } from "../../workers/jobs/table";
import { expectLogged } from "../support/fail-on-errors";
import { impatient, type TestPlatform, testActor, testPlatform } from "../support/platform";

const CLIENT = "a-random-browser-1";
const SIGN_UP = { name: "sign_up" as const, params: { method: "password" } };

/** The queue does nothing by itself: jobs are run by hand. */
const JOBS = {
  idFromName: (name: string) => name as unknown as DurableObjectId,
  get: () => ({ wake: async () => undefined }),
};

const configured = (more: Partial<Bindings> = {}) =>
  testPlatform({
    JOBS,
    MEASUREMENT_URL: "http://sandbox.localhost:8787/measurement/collect",
    MEASUREMENT_ID: `G-${crypto.randomUUID()}`,
    MEASUREMENT_SECRET: "its secret",
    ...more,
  });

afterEach(async () => {
  vi.restoreAllMocks();
  await testPlatform().db.run(sql`DELETE FROM outbox WHERE name = 'sendMeasurement'`);
});

const waiting = (platform: TestPlatform) =>
  dueJobs(platform.db, "measurement", new Date(platform.now().getTime() + 1000), 50);

async function run(platform: TestPlatform): Promise<void> {
  for (const job of await waiting(platform)) await runJob(platform, job);
}

interface Told {
  query: Record<string, string>;
  body: Record<string, unknown>;
}

async function toldOf(platform: TestPlatform): Promise<Told[]> {
  const response = await platform.bindings.SANDBOX?.fetch("http://sandbox/dev/measurements.json");
  const all = (await response?.json()) as Told[];
  return all.filter(({ query }) => query.measurement_id === platform.config.measurement?.id);
}

test("a sign-up is told by a job, with a random number and nothing of the person", async () => {
  const platform = configured();
  await measure(platform, CLIENT, SIGN_UP);
  expect(await toldOf(platform)).toEqual([]);
  const [job] = await waiting(platform);
  expect(job?.payload).toEqual({
    eventId: expect.stringMatching(/^evt_/),
    clientId: CLIENT,
    event: SIGN_UP,
    at: expect.any(String),
  });
  await run(platform);
  const [told] = await toldOf(platform);
  expect(told?.query).toEqual({
    measurement_id: platform.config.measurement?.id,
    api_secret: "its secret",
  });
  expect(told?.body).toEqual({
    client_id: CLIENT,
    timestamp_micros: expect.any(Number),
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: [SIGN_UP],
  });
});

test.each([
  ["no address", { MEASUREMENT_URL: undefined }],
  ["no id", { MEASUREMENT_ID: "" }],
  ["no secret", { MEASUREMENT_SECRET: undefined }],
])("with %s nothing is stored and nothing leaves", async (_what, missing) => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const platform = configured(missing as Partial<Bindings>);
  await measure(platform, CLIENT, SIGN_UP);
  await measureForProgram(platform, await testActor(platform), {
    name: "sign_up",
    params: { client_id: CLIENT },
  });
  expect(await waiting(platform)).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test("without a yes nothing is stored", async () => {
  const platform = configured();
  await measure(platform, undefined, SIGN_UP);
  await measureForProgram(platform, await testActor(platform), { name: "purchase", params: { value: 4 } });
  expect(await waiting(platform)).toEqual([]);
});

test("a program's event goes with the id that it made, and without the account's", async () => {
  const platform = configured();
  const actor = await testActor(platform);
  await measureForProgram(platform, actor, {
    name: "purchase",
    params: { client_id: "1234.5678", value: 4 },
  });
  await run(platform);
  const told = await toldOf(platform);
  expect(told.map(({ body }) => [body.client_id, body.events])).toEqual([
    ["1234.5678", [{ name: "purchase", params: { value: 4 } }]],
  ]);
  expect(JSON.stringify(told)).not.toContain(actor.userId);
  for (const bad of [7, "short", "x".repeat(65), "a b c d e f"])
    await expect(
      measureForProgram(platform, actor, { name: "share", params: { client_id: bad } }),
    ).rejects.toMatchObject({ code: "invalid", field: "params" });
});

test("who acts in an account has nothing told of it", async () => {
  const platform = configured();
  const actor = await testActor(platform);
  const acting = { adminId: "usr_x", reason: "A ticket", until: new Date(platform.now().getTime() + 60_000) };
  await expect(
    measureForProgram(platform, { ...actor, acting }, { name: "share", params: { client_id: CLIENT } }),
  ).rejects.toMatchObject({ code: "forbidden" });
});

test("events of one account are counted", async () => {
  const platform = configured();
  const strict = Object.assign(Object.create(platform) as TestPlatform, {
    config: { ...platform.config, isDevelopment: false, measurement: undefined },
  });
  const actor = await testActor(strict);
  const { limit } = RATE_LIMITS.measuredEvent;
  const told = await Promise.allSettled(
    Array.from({ length: limit + 3 }, () => measureForProgram(strict, actor, { name: "share" })),
  );
  expect(told.filter(({ status }) => status === "fulfilled")).toHaveLength(limit);
});

test("a service that is away is asked again, for an hour; one that refuses is not", async () => {
  const away = configured({ MEASUREMENT_ID: "G-AWAY" });
  await measure(away, CLIENT, SIGN_UP);
  await expect(run(away)).rejects.toMatchObject({ name: "ProviderAway" });
  away.travel(61 * 60_000);
  await run(away);
  await away.db.run(sql`DELETE FROM outbox WHERE name = 'sendMeasurement'`);

  const refusing = configured({ MEASUREMENT_ID: "G-REFUSED" });
  await measure(refusing, CLIENT, SIGN_UP);
  expectLogged(/an event was refused/);
  await run(refusing);
});

test.each<[string, () => Promise<Response>]>([
  ["cannot be reached", () => Promise.reject(new TypeError("no route"))],
  ["answers 500", async () => new Response("<h1>oops</h1>", { status: 500 })],
  ["sends 5 MB", async () => new Response("x".repeat(5_000_000))],
])("one that %s holds up nothing and is asked again", async (_what, answer) => {
  // why: the service is a third party's; the handling of its response is ours.
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const platform = configured({ MEASUREMENT_URL: "https://measure.example/collect" });
  await measure(platform, CLIENT, SIGN_UP);
  await expect(run(platform)).rejects.toMatchObject({ name: "ProviderAway" });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: "manual" });
});

test("one that redirects is not followed", async () => {
  // why: the service is a third party's; the handling of its response is ours.
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(
      async () => new Response(null, { status: 302, headers: { Location: "https://x.example/" } }),
    );
  const platform = configured({ MEASUREMENT_URL: "https://measure.example/collect" });
  await measure(platform, CLIENT, SIGN_UP);
  expectLogged(/an event was refused/);
  await run(platform);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("one that hangs is given up on", async () => {
  // why: it responds after its timeout.
  vi.spyOn(globalThis, "fetch").mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener("abort", () => reject(new DOMException("over", "TimeoutError"))),
      ),
  );
  const { platform, asked } = impatient(configured({ MEASUREMENT_URL: "https://measure.example/collect" }));
  await measure(platform, CLIENT, SIGN_UP);
  await expect(run(platform)).rejects.toMatchObject({ name: "ProviderAway" });
  expect(asked).toEqual([5_000]);
});
