import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { ask } from "../support/http";
import { api, newEmail, newPerson, PASSWORD } from "./api-client";

const CARD = { title: "Work", header: "Ada" };
const keyed = (key: string) => ({ "Idempotency-Key": key });

test("the same key and body get the same answer, and make one thing", async () => {
  const { token } = await newPerson();
  for (const [path, json] of [
    ["/_/pages", { profile: { title: "Once" } }],
    ["/_/business-cards", CARD],
  ] as const) {
    const call = () => api(path, { token, json, headers: keyed("once") });
    const first = await call();
    const again = await call();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json).toEqual(first.json);
    expect(again.headers.etag).toBe(first.headers.etag);
    expect((await api(path, { token })).json.items).toHaveLength(1);
  }
});

test("a file of people that is sent again with its key is imported once", async () => {
  const { token, email } = await newPerson();
  await ask("app", "/dev/plan", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, status: "active", seats: 9 }),
  });
  const json = { text: "Name\nAda\nBob\n", invites: false };
  const call = () => api("/_/team/imports", { token, json, headers: keyed("file") });
  const [first, again] = [await call(), await call()];
  expect([first.status, again.status, again.json.id]).toEqual([201, 201, first.json.id]);
  expect((await api("/_/team/imports", { token })).json.items).toHaveLength(1);
});

test("the same key with another body is refused", async () => {
  const { token } = await newPerson();
  const call = (json: object) => api("/_/pages", { token, json, headers: keyed("other-body") });
  expect((await call({})).status).toBe(201);
  const other = await call({ profile: { title: "Other" } });
  expect([other.status, other.json.error.code, other.json.error.field]).toEqual([
    422,
    "invalid",
    "Idempotency-Key",
  ]);
});

test("of many calls at once with one key one creates, the others wait or get its answer", async () => {
  const { token } = await newPerson();
  const call = () => api("/_/business-cards", { token, json: CARD, headers: keyed("at-once") });
  const responses = await Promise.all(Array.from({ length: 10 }, call));
  for (const response of responses) expect([201, 409]).toContain(response.status);
  const made = responses.filter((response) => response.status === 201).map((response) => response.json.id);
  expect(new Set(made).size).toBe(1);
  for (const response of responses.filter(({ status }) => status === 409)) {
    expect(response.json.error.code).toBe("conflict");
    expect(response.headers["retry-after"]).toBe("1");
  }
  const later = await call();
  expect([later.status, later.json.id]).toEqual([201, made[0]]);
});

test("a key is its caller's and its call's own", async () => {
  const [one, two] = await Promise.all([newPerson(), newPerson()]);
  const headers = keyed("shared");
  const first = await api("/_/business-cards", { token: one.token, json: CARD, headers });
  const second = await api("/_/business-cards", { token: two.token, json: CARD, headers });
  const page = await api("/_/pages", { token: one.token, json: CARD.title ? {} : CARD, headers });
  expect([first.status, second.status, page.status]).toEqual([201, 201, 201]);
  expect(second.json.id).not.toBe(first.json.id);
});

test("a call that failed frees its key", async () => {
  const { token } = await newPerson();
  const call = (json: object) => api("/_/business-cards", { token, json, headers: keyed("again") });
  expect((await call({ title: "Work" })).status).toBe(422);
  expect((await call(CARD)).status).toBe(201);
});

test("a key is for one address with its query: of another team it is another call", async () => {
  const { token } = await newPerson();
  const call = (query = "") =>
    api(`/_/business-cards${query}`, { token, json: CARD, headers: keyed("team") });
  expect((await call()).status).toBe(201);
  // Not the card that the first one created: there is no such team.
  expect((await call("?team=usr_other")).status).toBe(404);
});

test("duplicates and drafts honour it too", async () => {
  const draft = () =>
    api("/app/entity/temporarily-save", {
      json: { type: "page", entity: {} },
      headers: keyed(`draft-${process.pid}-${performance.timeOrigin}`),
    });
  const [first, again] = [await draft(), await draft()];
  expect(again.json).toEqual(first.json);
  expect(again.status).toBe(200);
});

test.each(["", "a b", "x".repeat(256), "schlüssel"])("a key like %j is refused", async (key) => {
  const { token } = await newPerson();
  const headers = keyed(Buffer.from(key).toString("latin1"));
  const response = await api("/_/pages", { token, json: {}, headers });
  expect([response.status, response.json.error.field]).toEqual([422, "Idempotency-Key"]);
});

test("a repeated sign-up is the same account, signed in anew", async () => {
  const json = { email: newEmail(), password: PASSWORD, name: "Twice" };
  const headers = keyed(randomUUID());
  const call = (more: object = {}) =>
    api("/app/registration/register", { json: { ...json, ...more }, headers });
  const first = await call();
  const again = await call();
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.json.user.id).toBe(first.json.user.id);
  expect(again.json.refresh_token).not.toBe(first.json.refresh_token);
  expect((await api("/_/pages", { token: again.json.token })).status).toBe(200);
  expect((await call({ name: "Other" })).status).toBe(422);
  expect((await call({ password: "not the same at all" })).status).toBe(401);
});

test("of two sign-ups at once one makes the account", async () => {
  const json = { email: newEmail(), password: PASSWORD, name: "Race" };
  const both = (headers: Record<string, string>) => {
    const email = newEmail();
    const call = () => api("/app/registration/register", { json: { ...json, email }, headers });
    return Promise.all([call(), call()]);
  };
  const unkeyed = (await both({})).map(({ status }) => status).sort();
  expect(unkeyed).toEqual([201, 422]);
  // With one key the second is refused while the first is running, and repeats it afterwards.
  const keyedCalls = await both(keyed(randomUUID()));
  const statuses = keyedCalls.map(({ status }) => status).sort();
  expect([
    [201, 409],
    [201, 201],
  ]).toContainEqual(statuses);
  const ids = keyedCalls.flatMap(({ status, json }) => (status === 201 ? [json.user.id] : []));
  expect(new Set(ids).size).toBe(1);
});
