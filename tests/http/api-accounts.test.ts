import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { api, mailTo, newEmail, newPerson, PASSWORD } from "./api-client";

test("registering signs in and tells the user", async () => {
  const email = newEmail();
  const query = "?utm_source=flyer&utmMedium=print&utm_campaign=spring";
  const json = { email: ` ${email.toUpperCase()} `, password: PASSWORD, name: "  Zoë   Ng  ", locale: "de" };
  const { status, json: response } = await api(`/app/registration/register${query}`, { json });
  expect(status).toBe(201);
  expect(response.token).toMatch(/^eyJ/);
  expect(response.refresh_token).toEqual(expect.any(String));
  expect(response.user).toEqual({
    id: expect.stringMatching(/^usr_/),
    name: "Zoë Ng",
    email,
    roles: ["ROLE_USER"],
    isEnabled: true,
    isPaid: false,
    isTerminated: false,
    availablePages: 1,
    availableCards: 1,
    showQuestion: true,
    plan: { data: { status: "free" } },
    locale: "de",
  });
  expect(response).not.toHaveProperty("temporary");
  expect((await api("/_/pages", { token: response.token })).status).toBe(200);
});

test("an address can be registered once, in any case", async () => {
  const { email } = await newPerson();
  const json = { email: email.toUpperCase(), password: PASSWORD, name: "Again" };
  const response = await api("/app/registration/register", { json });
  expect(response.status).toBe(422);
  expect(response.json.error).toMatchObject({ code: "invalid", field: "email" });
});

test("marketing marks that cannot be read keep nobody from signing up", async () => {
  const long = "x".repeat(5000);
  const path = `/app/registration/register?utm_source=${long}&utm_medium=a&utm_medium=b`;
  const json = { email: newEmail(), password: PASSWORD, name: "Marked" };
  expect((await api(path, { json })).status).toBe(201);
});

test.each([
  ["email", { email: "nobody" }],
  ["email", { email: 5 }],
  ["email", { email: undefined }],
  ["password", { password: "short" }],
  ["password", { password: "password1234" }],
  ["password", { password: "x".repeat(129) }],
  ["name", { name: "" }],
  ["name", { name: "\u200B \u202E" }],
  ["name", { name: "x".repeat(121) }],
  ["locale", { locale: "xx" }],
  ["temporaryIds.0", { temporaryIds: ["1"] }],
  ["isAdmin", { isAdmin: true }],
  ["roles", { roles: ["ROLE_SUPER_ADMIN"] }],
])("registering refuses a bad %s", async (field, wrong) => {
  const json = { email: newEmail(), password: PASSWORD, name: "Test", ...wrong };
  const { status, json: response } = await api("/app/registration/register", { json });
  expect(status).toBe(422);
  expect(response.error).toMatchObject({ code: "invalid", field });
});

test("a sign-up is told nothing of others that went to the same mailbox", async () => {
  const [name, host] = newEmail().split("@");
  const responses = [];
  for (let i = 0; i < 7; i++) {
    const json = { email: `${name}+${i}@${host}`, password: PASSWORD, name: "Test" };
    responses.push(await api("/app/registration/register", { json }));
  }
  for (const { status, headers } of responses) {
    expect(status).toBe(201);
    expect(Number(headers["ratelimit-remaining"])).toBeGreaterThan(7);
  }
});

test("login answers tokens that work", async () => {
  const { email } = await newPerson();
  const { status, json, headers } = await api("/security/login", { json: { email, password: PASSWORD } });
  expect(status).toBe(200);
  expect(Object.keys(json).sort()).toEqual(["refresh_token", "token"]);
  expect(headers["set-cookie"]).toBeUndefined();
  expect((await api("/_/pages", { token: json.token })).status).toBe(200);
});

test("unknown e-mail and wrong password read the same", async () => {
  const { email } = await newPerson();
  const known = await api("/security/login", { json: { email, password: "not this one" } });
  const unknown = await api("/security/login", { json: { email: newEmail(), password: "not this one" } });
  for (const response of [known, unknown]) expect(response.status).toBe(401);
  expect(known.json.error.message).toBe(unknown.json.error.message);
  expect(known.json.error).not.toHaveProperty("field");
  expect(known.headers["www-authenticate"]).toBe("Bearer");
});

test("after five wrong passwords an account is closed for a while, and says how long", async () => {
  const { email } = await newPerson();
  const attempt = () => api("/security/login", { json: { email, password: "not this one" } });
  const responses = [];
  for (let i = 0; i < 6; i++) responses.push(await attempt());
  expect(responses.map((response) => response.status)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(responses[0]?.headers["ratelimit-limit"]).toBe("5");
  expect(responses[0]?.headers["ratelimit-remaining"]).toBe("4");
  const { headers, json } = responses[5] as (typeof responses)[0];
  expect(json.error.code).toBe("rate_limited");
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(headers["ratelimit-remaining"]).toBe("0");
  expect(Number(headers["ratelimit-reset"])).toBeGreaterThan(0);
});

test("a refresh token rotates; racing uses get the same successor", async () => {
  const { refresh } = await newPerson();
  const use = (token: string) => api("/security/token/refresh", { json: { refresh_token: token } });
  const responses = await Promise.all([use(refresh), use(refresh), use(refresh)]);
  expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
  const successors = new Set(responses.map((response) => response.json.refresh_token));
  expect(successors.size).toBe(1);
  expect(successors.has(refresh)).toBe(false);
  const [next] = successors;
  expect((await use(next)).status).toBe(200);
  expect((await use("nothing")).status).toBe(401);
});

test("logout ends the session for both tokens", async () => {
  const { token, refresh } = await newPerson();
  const response = await api("/_/security/logout", { method: "POST", token });
  expect(response.status).toBe(204);
  expect(response.text).toBe("");
  expect((await api("/_/pages", { token })).status).toBe(401);
  expect((await api("/security/token/refresh", { json: { refresh_token: refresh } })).status).toBe(401);
});

test("logout with another session's refresh token ends that one too", async () => {
  const { email, token } = await newPerson();
  const other = await api("/security/login", { json: { email, password: PASSWORD } });
  const json = { refresh_token: other.json.refresh_token };
  expect((await api("/_/security/logout", { token, json })).status).toBe(204);
  expect((await api("/_/pages", { token: other.json.token })).status).toBe(401);
});

test("a forgotten password is chosen anew with the mailed token, once, and ends every session", async () => {
  const { email, token } = await newPerson();
  expect((await api("/app/registration/forgot-password", { json: { email } })).status).toBe(204);
  const mail = await mailTo(email, /password/i);
  const [, secret] = /forgot-password-change\/([A-Za-z0-9_-]{43})/.exec(mail.text) ?? [];
  const reset = (password: string) =>
    api("/app/registration/reset-password", { json: { token: secret, password } });
  expect((await reset("short")).json.error).toMatchObject({ code: "invalid", field: "password" });
  expect((await reset("a brand new secret")).status).toBe(204);
  expect((await reset("a second new secret")).json.error).toMatchObject({ code: "invalid", field: "token" });
  expect((await api("/_/pages", { token })).status).toBe(401);
  const login = (password: string) => api("/security/login", { json: { email, password } });
  expect((await login(PASSWORD)).status).toBe(401);
  expect((await login("a brand new secret")).status).toBe(200);
});

test("forgot-password answers the same for an address nobody has", async () => {
  const response = await api("/app/registration/forgot-password", { json: { email: newEmail() } });
  expect(response.status).toBe(204);
  expect(response.text).toBe("");
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token with arbitrary claims, signed with any key. */
function forged(
  good: string,
  header: object,
  claims: object,
  secret = "somebody else's secret, long enough",
) {
  const [, payload = ""] = good.split(".");
  const body = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), ...claims };
  const text = `${encode(header)}.${encode(body)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

test("forged, stripped and half tokens are none", async () => {
  const { token } = await newPerson();
  const [head, payload, signature] = token.split(".");
  const header = { alg: "HS256", typ: "at+jwt", kid: "1" };
  const bad = [
    forged(token, header, {}),
    forged(token, header, { exp: 1 }),
    forged(token, { ...header, jwk: { kty: "oct", k: "AAAA" } }, {}, "\0\0\0"),
    `${encode({ ...header, alg: "none" })}.${payload}.`,
    `${encode({ ...header, alg: "none" })}.${payload}.${signature}`,
    `${head}.${payload}.`,
    `${head}.${encode({ sub: "usr_x", sid: "ses_x" })}.${signature}`,
    `${head}.${payload}`,
    "null",
    "' OR 1=1 --",
  ];
  for (const wrong of bad) {
    const response = await api("/_/pages", { token: wrong });
    expect([response.status, response.json.error.code], wrong).toEqual([401, "unauthorized"]);
  }
  for (const authorization of ["", "Bearer", "Basic YTpi", `Bearer ${token} ${token}`, token]) {
    const response = await api("/_/pages", { headers: { Authorization: authorization } });
    expect(response.status, authorization).toBe(401);
  }
  expect((await api("/_/pages", { headers: { Authorization: `bearer ${token}` } })).status).toBe(200);
});

test("where a token is optional, one that is not good counts as none", async () => {
  const response = await api("/slug/a-free-address-here/validate", { token: "not.a.token" });
  expect(response.status).toBe(200);
});
