import { expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, cookieHeader, mailTo, newPerson, signInForm } from "./api-client.ts";

const admin = async () => cookieHeader(await signInForm("admin@visita.example"));

const call = (path: string, cookie: string, body?: object, method = body ? "POST" : "GET") =>
  ask("app", path, {
    method,
    headers: {
      Accept: "application/json",
      Cookie: cookie,
      Origin: originOf("app"),
      "Content-Type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const JSON_HEADERS = { "Content-Type": "application/json" };

test("the screen is stored nowhere and found by no search engine", async () => {
  const response = await ask("app", "/operators", {
    headers: { Accept: "text/html", Cookie: await admin() },
  });
  expect(response.status).toBe(200);
  expect(response.headers["cache-control"]).toBe("private, no-store");
  expect(response.text).toContain('<meta name="robots" content="noindex"/>');
});

test("while acting the screen and its calls are not there", async () => {
  const { email } = await newPerson();
  const cookie = await admin();
  const form = new URLSearchParams({ email, reason: "A ticket", password: "visita-demo-1" });
  const acting = await ask("app", "/acting", {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: originOf("app"),
      Cookie: cookie,
    },
    body: form.toString(),
  });
  expect(acting.status).toBe(302);
  const acted = cookieHeader((acting.headers["set-cookie"] ?? []).filter((set) => set.startsWith("token=")));
  expect((await ask("app", "/dashboard", { headers: { Cookie: acted } })).text).toContain(email);
  const screen = await ask("app", "/operators", { headers: { Accept: "text/html", Cookie: acted } });
  expect(screen.status).toBe(404);
  expect((await call("/operators/reports", acted)).status).toBe(404);
  expect((await call("/operators/accounts", acted, { email })).status).toBe(404);
  expect((await call("/operators/pages/pg_x", acted, {})).status).toBe(404);
});

test("a page is suspended, leaves the site, and its owner reads why", async () => {
  const { email, token } = await newPerson();
  const made = await api("/_/pages", { token, json: { profile: { title: "Pay at once" } } });
  const { id, slug } = made.json;
  const cookie = await admin();
  const reason = "Asks for <b>passwords</b>";
  const step = (intent: string) => call(`/operators/pages/${id}`, cookie, { intent, reason });
  expect((await ask("site", `/${slug}`)).status).toBe(200);
  const [first, second] = await Promise.all([step("suspend"), step("suspend")]);
  for (const { status, json } of [first, second]) {
    expect(status).toBe(200);
    expect(json()).toMatchObject({ ok: true, value: { id, state: "suspended" } });
  }
  expect((await ask("site", `/${slug}`)).status).toBe(404);
  const mail = await mailTo(email, /^Your page was suspended$/);
  expect(mail.text).toContain(reason);
  expect((await step("restore")).json()).toMatchObject({ value: { state: "published" } });
  expect((await ask("site", `/${slug}`)).status).toBe(200);
});

test("a blocked account is signed out, and what it sent is refused", async () => {
  const { email, token, id } = await newPerson();
  const cookie = await admin();
  const found = await call("/operators/accounts", cookie, { email: ` ${email.toUpperCase()} ` });
  expect(found.json()).toMatchObject({
    value: { account: { id, email, isEnabled: true, plan: { isPaid: false } } },
  });
  const blocked = await call(`/operators/accounts/${id}`, cookie, { intent: "block", reason: "Spam" });
  expect(blocked.json()).toMatchObject({ value: { isEnabled: false } });
  expect((await api("/_/app/user", { token })).status).toBe(401);
  await call(`/operators/accounts/${id}`, cookie, { intent: "restore", reason: "A mistake" });
  expect((await api("/_/app/user", { token })).status).toBe(401);
  const own = await call("/operators/accounts", cookie, { email: "admin@visita.example" });
  const { account } = own.json<{ value: { account: { id: string } } }>().value;
  const refused = await call(`/operators/accounts/${account.id}`, cookie, {
    intent: "block",
    reason: "Spam",
  });
  expect([refused.status, refused.json()]).toMatchObject([
    403,
    { error: { messageKey: "accountNotBlockable" } },
  ]);
});

test("what a failed job was told never leaves the server", async () => {
  const to = `failed-${Date.now()}@visita.example`;
  const body = JSON.stringify({ to, error: `Error: ${to} is away`, isComplete: true });
  const made = await ask("app", "/dev/failed-job", { method: "POST", headers: JSON_HEADERS, body });
  expect(made.status).toBe(204);
  const { text, json } = await call("/operators/jobs", await admin());
  expect(json<{ value: { items: object[] } }>().value.items.length).toBeGreaterThan(0);
  expect(text).not.toContain("@visita.example");
  expect(text).not.toMatch(/payload|passwordChanged/);
  const document = await ask("app", "/operators", { headers: { Cookie: await admin() } });
  expect(document.text).not.toContain(to);
});

test.each([
  ["no JSON", "to=x"],
  ["no address", JSON.stringify({ error: "", isComplete: true })],
  ["an unknown field", JSON.stringify({ to: "a@b.example", error: "", isComplete: true, name: "x" })],
])("the call that sets a job aside in tests refuses %s", async (_, body) => {
  const { status } = await ask("app", "/dev/failed-job", { method: "POST", headers: JSON_HEADERS, body });
  expect(status).toBe(400);
});
