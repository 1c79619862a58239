import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { newId } from "~/domain/ids";
import { handleApi } from "~/server/api/api.server";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { outbox } from "~/server/data/schema/operations.server";
import type { Bindings } from "~/server/platform/bindings.server";
import { configProblems, readConfig } from "~/server/platform/config.server";
import { expectLogged } from "../support/fail-on-errors";
import { quietPlatform } from "../support/full-account";
import type { TestPlatform } from "../support/platform";

const ask = async (platform: TestPlatform, method = "GET") => {
  const response = await handleApi(new Request("http://api.localhost:8787/health", { method }), platform);
  return { status: response.status, body: method === "HEAD" ? null : await response.json() };
};

test("the health address says how late work is, to anyone and without a secret", async () => {
  const platform = quietPlatform();
  await platform.db.delete(outbox);
  await platform.db.run("UPDATE change_cursors SET seq = (SELECT max(seq) FROM changes)");
  expect(await ask(platform)).toMatchObject({ status: 200, body: { status: "ok", queueAge: 0 } });
  const due = new Date(platform.now().getTime() - 11 * 60_000);
  const payload = { slot: "2026-11-28T05" };
  await writeAll(platform.db, [
    enqueue({ name: "collectGarbage", shard: newId("usr"), payload }, due),
    enqueue(
      { name: "sweepVisits", shard: newId("usr"), payload, runAt: new Date(due.getTime() + 3_600_000) },
      due,
    ),
  ]);
  const late = await ask(platform);
  expect(late).toMatchObject({ status: 503, body: { status: "late" } });
  expect((late.body as { queueAge: number }).queueAge).toBeGreaterThanOrEqual(660);
  expect((await ask(platform, "POST")).status).toBe(405);
  await platform.db.delete(outbox);
});

test("without its database it is 503, not an error", async () => {
  expectLogged(/the database does not answer/);
  const away = () => {
    throw new Error("D1 is away");
  };
  const DB = { prepare: away, batch: away } as unknown as D1Database;
  expect(await ask(quietPlatform({ DB }))).toEqual({ status: 503, body: { status: "no database" } });
});

const production = { ...(env as unknown as Bindings), MODE: "production" } as Bindings;

test("an invalid optional variable is left out in production, so that pages and codes keep working", () => {
  expectLogged(/variables are invalid and left out/);
  const config = readConfig({ ...production, LINK_BLOG: "no address", STRIPE_TAX: "maybe" } as never);
  expect([config.links.blog, config.stripe.hasTax]).toEqual([undefined, false]);
  expect(config.origins.site).toBe(production.SITE_ORIGIN);
});

test("one that nothing works without is an error, and in development each is", () => {
  expect(() => readConfig({ ...production, TOKEN_SECRET: "short" } as Bindings)).toThrow(/TOKEN_SECRET/);
  expect(() => readConfig({ ...production, MODE: "development", LINK_BLOG: "no address" } as never)).toThrow(
    /LINK_BLOG/,
  );
});

test("a deployment is told of each beforehand", () => {
  const problems = configProblems({ ...production, LINK_BLOG: "no address", TOKEN_SECRET: "short" });
  expect(problems.map((line) => line.split(":")[0])).toEqual(["TOKEN_SECRET", "LINK_BLOG"]);
  expect(configProblems({ ...production })).toEqual([]);
});
