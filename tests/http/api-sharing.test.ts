import { beforeAll, expect, test } from "vitest";
import { ask } from "../support/http.ts";
import { api, mailTo, newEmail, newPerson, newVerifiedPerson, type Person, signInPro } from "./api-client.ts";

let me: Person;
let pageId: string;
let slug: string;

beforeAll(async () => {
  me = await newVerifiedPerson();
  const made = await api("/_/pages", { token: me.token, json: { profile: { title: "Shared" } } });
  pageId = made.json.id;
  slug = made.json.slug;
});

const send = (json: unknown, token = me.token) => api(`/_/pages/${pageId}/send`, { token, json });

test("a page is sent by e-mail and nothing is answered", async () => {
  const email = newEmail();
  const response = await send({ email: ` ${email.toUpperCase()} ` });
  expect([response.status, response.text]).toEqual([204, ""]);
  const mail = await mailTo(email);
  expect(mail.text).toContain(`/${slug}`);
  expect(mail.subject).toContain("Test Person");
});

test.each([
  [{}, "email"],
  [{ email: "" }, "email"],
  [{ email: "x" }, "email"],
  [{ email: "a@visita.example\r\nBcc: b@visita.example" }, "email"],
  [{ email: "a@visita.example, b@visita.example" }, "email"],
  [{ email: ["a@visita.example"] }, "email"],
  [{ email: "a@visita.example", subject: "x" }, "subject"],
])("%j is refused at its field", async (json, field) => {
  const response = await send(json);
  expect([response.status, response.json.error.code, response.json.error.field]).toEqual([
    422,
    "invalid",
    field,
  ]);
});

test("somebody else's page is not found, and nobody's token is none", async () => {
  expect((await send({ email: newEmail() }, (await newPerson()).token)).status).toBe(404);
  expect((await api(`/_/pages/${pageId}/send`, { json: { email: newEmail() } })).status).toBe(401);
  expect((await api(`/_/pages/${pageId}/send`, { token: me.token })).status).toBe(405);
});

test("who has not proved their own address sends nothing", async () => {
  const hers = await newPerson();
  const { json: page } = await api("/_/pages", { token: hers.token, json: {} });
  const response = await api(`/_/pages/${page.id}/send`, { token: hers.token, json: { email: newEmail() } });
  expect([response.status, response.json.error.code]).toEqual([403, "forbidden"]);
  expect(response.json.error.message).toMatch(/^Confirm your e-mail address first/);
});

test("an unpublished page is not sent, and says so", async () => {
  const token = await signInPro();
  const { json: page } = await api("/_/pages", { token, json: {} });
  const response = await api(`/_/pages/${page.id}/send`, { token, json: { email: newEmail() } });
  expect([response.status, response.json.error.code]).toEqual([409, "conflict"]);
  expect(response.json.error.message).toBe("You cannot share an unpublished page");
  await api(`/_/pages/${page.id}`, { method: "DELETE", token });
});

test("the twenty-first mail of a day is refused with when to try again", async () => {
  const hers = await newVerifiedPerson();
  const { json: page } = await api("/_/pages", { token: hers.token, json: {} });
  const one = () => api(`/_/pages/${page.id}/send`, { token: hers.token, json: { email: newEmail() } });
  for (let i = 0; i < 20; i++) expect((await one()).status).toBe(204);
  const refused = await one();
  expect([refused.status, refused.json.error.code]).toEqual([429, "rate_limited"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("the screen's own call needs somebody signed in", async () => {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ email: newEmail() }) };
  const response = await ask("app", `/share-page/${pageId}/send`, init);
  expect(response.status).toBe(401);
  const cookie = { ...headers, Cookie: `token=${me.token}` };
  const email = newEmail();
  const mine = await ask("app", `/share-page/${pageId}/send`, {
    ...init,
    headers: cookie,
    body: JSON.stringify({ email }),
  });
  expect([mine.status, mine.json()]).toEqual([200, { ok: true, value: null }]);
  await mailTo(email);
  const foreign = await ask("app", `/share-page/${pageId}/send`, {
    ...init,
    headers: { ...cookie, Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  });
  expect(foreign.status).toBe(403);
});
