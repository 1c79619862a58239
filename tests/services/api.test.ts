import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { handleApi } from "~/server/api/api.server";
import { findUserByEmail, upsertEntitlement } from "~/server/data/users.server";
import type { Bindings } from "~/server/platform/bindings.server";
import type { Platform } from "~/server/platform/platform.server";
import { presentUser } from "~/server/services/accounts/present-user.server";
import { png } from "../http/images";
import { setEnabled } from "../support/enabled";
import { expectLogged } from "../support/fail-on-errors";
import { testPlatform } from "../support/platform";

const db = (env as unknown as Bindings).DB;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Call {
  method?: string;
  token?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

function call(platform: Platform, path: string, { method, token, json, form, headers }: Call = {}) {
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  return handleApi(
    new Request(`http://api.localhost:8787${path}`, {
      method: method ?? (body ? "POST" : "GET"),
      body,
      headers: {
        ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
    }),
    platform,
  );
}

async function newUser(platform: Platform) {
  const email = `${crypto.randomUUID()}@visita.example`;
  const json = { email, password: "correct horse battery", name: "Test" };
  const response = await call(platform, "/app/registration/register", { json });
  expect(response.status).toBe(201);
  const { token, user } = await response.json<{ token: string; user: { id: string } }>();
  return { token, id: user.id, email };
}

const codeOf = async (response: Response) =>
  (await response.json<{ error: { code: string; message: string; id: string } }>()).error;

test("an access token is good for 15 minutes", async () => {
  const platform = testPlatform();
  const { token } = await newUser(platform);
  platform.travel(14 * MINUTE_MS);
  expect((await call(platform, "/_/pages", { token })).status).toBe(200);
  platform.travel(2 * MINUTE_MS);
  expect((await call(platform, "/_/pages", { token })).status).toBe(401);
});

test("a disabled account is signed out at once, and counts as nobody where a token is optional", async () => {
  const platform = testPlatform();
  const { token, id } = await newUser(platform);
  const page = await call(platform, "/_/pages", { token, json: {} });
  const { slug } = await page.json<{ slug: string }>();
  const result = async () => (await call(platform, `/slug/${slug}/validate`, { token })).json();
  expect(await result()).toMatchObject({ valid: true });
  await setEnabled(platform.db, id, false, platform.now());
  const refused = await call(platform, "/_/pages", { token });
  expect(refused.status).toBe(401);
  expect((await codeOf(refused)).code).toBe("unauthorized");
  expect(await result()).toMatchObject({ valid: false, reason: "taken" });
});

test("a subscription that ends changes what is read, though nobody wrote: the old tag is no longer good", async () => {
  const platform = testPlatform();
  const { token, id } = await newUser(platform);
  const endsAt = new Date(platform.now().getTime() + 5 * MINUTE_MS);
  const row = { userId: id, plan: "pro", status: "cancelled_active", seats: 2, endsAt } as const;
  await upsertEntitlement(platform.db, { ...row, cycle: "yearly", updatedAt: platform.now() });
  const made = await call(platform, "/_/pages", { token, json: { seo: { title: "Found" } } });
  const { id: pageId } = await made.json<{ id: string }>();
  await call(platform, `/_/pages/${pageId}/publish`, { method: "POST", token });
  const read = () => call(platform, `/_/pages/${pageId}`, { token });
  const before = await read();
  expect(await before.json()).toMatchObject({ state: "published" });
  platform.travel(6 * MINUTE_MS);
  const headers = { "If-None-Match": before.headers.get("ETag") ?? "" };
  const after = await call(platform, `/_/pages/${pageId}`, { token, headers });
  expect(after.status).toBe(200);
  expect(await after.json()).toMatchObject({ state: "expired", published: false });
});

test("a user with a subscription is told its end, cycle and seats", async () => {
  const platform = testPlatform();
  const { id, email } = await newUser(platform);
  const endsAt = new Date(platform.now().getTime() + DAY_MS);
  const row = { userId: id, plan: "pro", status: "cancelled_active", seats: 3, endsAt } as const;
  await upsertEntitlement(platform.db, { ...row, cycle: "yearly", updatedAt: platform.now() });
  const user = await findUserByEmail(platform.db, email);
  if (!user) throw new Error("the user is gone");
  expect(await presentUser(platform, user)).toMatchObject({
    isPaid: true,
    isTerminated: false,
    availablePages: 3,
    availableCards: 3,
    plan: { data: { status: "cancelled_active" } },
    activeSubscription: { endDate: { date: endsAt.toISOString() }, cycle: "yearly", seats: 3 },
  });
  platform.travel(2 * DAY_MS);
  const over = await presentUser(platform, user);
  expect(over).toMatchObject({ isPaid: false, isTerminated: true, plan: { data: { status: "expired" } } });
  expect(over).not.toHaveProperty("activeSubscription");
});

/** A database that fails when a batch is written. */
function failingWrites(): D1Database {
  return new Proxy(db, {
    get(target, name) {
      if (name === "batch")
        return () => Promise.reject(new Error("D1_ERROR: storage caused object to be reset"));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

test("a database that fails in the middle answers 500 with an id, leaves nothing, and frees the key", async () => {
  const platform = testPlatform();
  const { token } = await newUser(platform);
  const headers = { "Idempotency-Key": "fails-once" };
  expectLogged(/api call failed/);
  const broken = testPlatform({ DB: failingWrites() });
  const failed = await call(broken, "/_/pages", { token, json: {}, headers });
  expect(failed.status).toBe(500);
  const error = await codeOf(failed);
  expect(error).toMatchObject({ code: "internal", id: broken.requestId });
  expect(error.message).not.toMatch(/D1|storage/);
  expect(await (await call(platform, "/_/pages", { token })).json()).toEqual({ items: [] });
  expect((await call(platform, "/_/pages", { token, json: {}, headers })).status).toBe(201);
});

test("a bucket that fails answers 500, and the page has no image", async () => {
  const platform = testPlatform();
  const { token } = await newUser(platform);
  const made = await call(platform, "/_/pages", { token, json: {} });
  const { id } = await made.json<{ id: string }>();
  expectLogged(/api call failed/);
  const BUCKET = new Proxy(platform.bucket, {
    get: (target, name) =>
      name === "put" ? () => Promise.reject(new Error("R2 is away")) : Reflect.get(target, name),
  });
  const form = new FormData();
  form.set("type", "2");
  form.set("image", new File([png(8, 8)], "a.png"));
  const failed = await call(testPlatform({ BUCKET }), `/_/pages/${id}/image`, { token, form });
  expect(failed.status).toBe(500);
  const page = await (await call(platform, `/_/pages/${id}`, { token })).json<{ profile: object }>();
  expect(page.profile).not.toHaveProperty("image");
});

test("a kept answer is given for 24 hours, then the key is free", async () => {
  const platform = testPlatform();
  const save = () =>
    call(platform, "/app/entity/temporarily-save", {
      json: { type: "page", entity: {} },
      headers: { "Idempotency-Key": "a-day" },
    });
  const idOf = async (response: Response) => (await response.json<{ temporaryId: string }>()).temporaryId;
  const first = await idOf(await save());
  platform.travel(DAY_MS - MINUTE_MS);
  expect(await idOf(await save())).toBe(first);
  platform.travel(2 * MINUTE_MS);
  expect(await idOf(await save())).not.toBe(first);
});

test("a call that died with its key blocks it for a minute, not for a day", async () => {
  const platform = testPlatform();
  const { token } = await newUser(platform);
  const create = () =>
    call(platform, "/_/pages", { token, json: {}, headers: { "Idempotency-Key": "died" } });
  expect((await create()).status).toBe(201);
  await db
    .prepare("UPDATE idempotency_keys SET status = 0, body = NULL, expires_at = ?")
    .bind(platform.now().getTime() + MINUTE_MS)
    .run();
  expect((await create()).status).toBe(409);
  platform.travel(2 * MINUTE_MS);
  // Its page exists, so the free user's limit applies: the key was claimed again.
  expect((await create()).status).toBe(403);
});

test("tokens and passwords are in no kept answer", async () => {
  const platform = testPlatform();
  const json = {
    email: `${crypto.randomUUID()}@visita.example`,
    password: "correct horse battery",
    name: "A",
  };
  const headers = { "Idempotency-Key": "secrets" };
  const response = await call(platform, "/app/registration/register", { json, headers });
  const { token, refresh_token } = await response.json<{ token: string; refresh_token: string }>();
  const { results } = await db.prepare("SELECT * FROM idempotency_keys").all();
  const stored = JSON.stringify(results);
  for (const secret of [token, refresh_token, json.password]) expect(stored).not.toContain(secret);
  expect(stored).toContain('"status":201');
});
