import { beforeAll, expect, test } from "vitest";
import { api, newPerson } from "./api-client";

let token: string;

beforeAll(async () => {
  token = (await newPerson()).token;
});

test("any origin may call, without cookies", async () => {
  for (const call of [
    { path: "/app/pricing" },
    { path: "/_/pages", headers: { Cookie: `token=${token}` } },
    { path: "/nothing" },
  ]) {
    const { headers } = await api(call.path, {
      headers: { Origin: "https://client.example", ...call.headers },
    });
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(headers["access-control-expose-headers"]).toMatch(/ETag.*X-Request-Id.*RateLimit.*Retry-After/);
    expect(headers["set-cookie"]).toBeUndefined();
  }
  expect((await api("/_/pages", { headers: { Cookie: `token=${token}` } })).status).toBe(401);
});

test("preflights are answered for every path", async () => {
  for (const path of ["/_/pages", "/security/login", "/nothing"]) {
    const { status, headers } = await api(path, {
      method: "OPTIONS",
      headers: { Origin: "https://client.example", "Access-Control-Request-Method": "PUT" },
    });
    expect(status).toBe(204);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-allow-methods"]).toMatch(/GET.*POST.*PUT.*PATCH.*DELETE/);
    for (const name of ["Authorization", "Content-Type", "If-Match", "Idempotency-Key"]) {
      expect(headers["access-control-allow-headers"]).toContain(name);
    }
  }
});

test("every answer carries its id and what keeps browsers from guessing", async () => {
  for (const path of ["/app/data", "/_/pages", "/docs", "/openapi.json", "/nothing"]) {
    const { headers } = await api(path);
    expect(headers["x-request-id"]).toMatch(/^req_/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("failures have one shape", async () => {
  const { status, json, headers } = await api("/_/pages");
  expect(status).toBe(401);
  expect(json).toEqual({
    error: { code: "unauthorized", message: expect.any(String), id: headers["x-request-id"] },
  });
  expect(headers["content-type"]).toMatch(/^application\/json/);
  expect(headers["cache-control"]).toBe("no-store");
});

test("messages are in the language that was asked for, English when it is none of ours", async () => {
  const message = async (language: string) => {
    const response = await api("/_/pages", { headers: { "Accept-Language": language } });
    expect(response.json.error.code).toBe("unauthorized");
    return response.json.error.message as string;
  };
  const english = await message("en");
  expect(await message("xx, en;q=0.5")).toBe(english);
  const others = await Promise.all(
    ["de", "pt-BR", "es", "it", "pl", "fr", "fi", "nl", "ar", "ja"].map(message),
  );
  expect(new Set([english, ...others]).size).toBe(11);
});

test.each(["/nothing", "/_/nothing", "/_/pages/", "/_/", "/Security/Login", "/pages", "/_/pages/x/y/z"])(
  "%s is nothing",
  async (path) => {
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const response = await api(path, { method, token });
      expect([response.status, response.json.error.code], method).toEqual([404, "not_found"]);
    }
  },
);

test.each([
  ["PATCH", "/_/pages", "GET, HEAD, POST, OPTIONS"],
  ["DELETE", "/_/pages", "GET, HEAD, POST, OPTIONS"],
  ["GET", "/security/login", "POST, OPTIONS"],
  ["POST", "/_/pages/pg_1", "GET, HEAD, PUT, DELETE, OPTIONS"],
  ["GET", "/_/pages/pg_1/publish", "POST, OPTIONS"],
  ["POST", "/openapi.json", "GET, HEAD, OPTIONS"],
])("%s %s is not allowed, and says what is", async (method, path, allow) => {
  const { status, json, headers } = await api(path, { method });
  expect([status, json.error.code]).toEqual([405, "method_not_allowed"]);
  expect(headers.allow?.split(", ").sort()).toEqual(allow.split(", ").sort());
});

test("HEAD answers as GET without a body", async () => {
  const response = await api("/app/pricing", { method: "HEAD" });
  expect([response.status, response.text]).toEqual([200, ""]);
});

test.each([
  "text/plain",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
])("a JSON call with %s is refused", async (type) => {
  const headers = { "Content-Type": type };
  const response = await api("/_/pages", { token, body: "{}", headers });
  expect([response.status, response.json.error.code]).toEqual([415, "unsupported_media_type"]);
});

test("a JSON call whose body says no type is refused", async () => {
  const response = await api("/security/login", { body: "{}" });
  expect(response.status).toBe(415);
});

test.each(["", "{", "{'a': 1}", "undefined", "[1,]", "\u0000", '{"a": NaN}'])(
  "broken JSON is told from wrong JSON: %j",
  async (body) => {
    const headers = { "Content-Type": "application/json" };
    const response = await api("/_/pages", { method: "POST", token, body, headers });
    expect([response.status, response.json.error.code]).toEqual([400, "bad_request"]);
  },
);

test.each([[[]], ["text"], [5], [true], [null]])("JSON that is no object is refused: %j", async (json) => {
  const response = await api("/_/pages", { token, json });
  expect([response.status, response.json.error.code]).toEqual([422, "invalid"]);
  expect(response.json.error).not.toHaveProperty("field");
});

test.each([false, true])("a body of 10 MB is 413, in chunks: %s", async (isChunked) => {
  const json = { profile: { title: "x".repeat(10_000_000) } };
  for (const call of [
    { path: "/_/pages", token },
    { path: "/security/login" },
    { path: "/app/entity/temporarily-save" },
  ]) {
    const response = await api(call.path, { token: call.token, json, isChunked });
    expect([response.status, response.json.error.code]).toEqual([413, "payload_too_large"]);
  }
  expect((await api("/_/pages", { token })).json.items).toEqual([]);
});

test("the document is made of what is there", async () => {
  const { status, json, text } = await api("/openapi.json");
  expect(status).toBe(200);
  expect(json.openapi).toMatch(/^3\.1/);
  expect(json.servers[0].url).toContain("api.localhost");
  expect(json.components.securitySchemes.bearer).toMatchObject({ type: "http", scheme: "bearer" });
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(json.components.schemas, name).toHaveProperty(name as string);
  }
  const templates = Object.keys(json.paths).map((path) => path.replace(/\{\w+\}/g, "{}"));
  expect(new Set(templates).size).toBe(templates.length);
  for (const [path, methods] of Object.entries<Record<string, { security?: unknown }>>(json.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const url = path.replace(/\{\w+\}/g, "x");
      const response = await api(url, { method: method.toUpperCase() });
      expect(response.status, `${method} ${path}`).not.toBe(405);
      expect(response.status === 401, `${method} ${path}`).toBe(operation.security !== undefined);
      expect(path.startsWith("/_/"), path).toBe(operation.security !== undefined);
    }
  }
});

test("the calls that clients know are there", async () => {
  const { json } = await api("/openapi.json");
  const calls = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "*")}`),
  );
  expect(calls.sort()).toEqual(
    [
      "POST /security/login",
      "GET /security/social/*",
      "POST /security/social/*",
      "POST /security/token/refresh",
      "POST /_/app/user/delete",
      "POST /_/app/user/subscription/checkout",
      "POST /_/app/user/subscription/preview",
      "POST /_/app/user/subscription/change",
      "POST /_/app/user/subscription/cancel",
      "POST /_/app/user/subscription/keep",
      "POST /_/app/user/subscription/withdraw",
      "GET /_/app/user/billings",
      "GET /_/app/user/billings/*/invoice",
      "POST /_/app/user/export",
      "GET /_/app/user/export/*",
      "POST /_/security/logout",
      "POST /_/security/login-as-user",
      "GET /_/app/user",
      "PATCH /_/app/user",
      "PATCH /_/app/user/password",
      "POST /_/security/confirm",
      "GET /_/notifications",
      "POST /_/notifications/read",
      "GET /_/visits",
      "DELETE /_/visits",
      "GET /_/visits/export.csv",
      "GET /_/app/contact-forms",
      "POST /_/app/contact-forms/batch-delete",
      "GET /_/app/contact-forms/export.csv",
      "GET /_/app/contact-forms/export.vcf",
      "GET /_/app/contact-forms/*",
      "PATCH /_/app/contact-forms/*",
      "DELETE /_/app/contact-forms/*",
      "GET /_/app/contact-settings",
      "PATCH /_/app/contact-settings",
      "POST /_/app/user/questions/sign-up",
      "POST /_/app/user/actions/flow/log",
      "POST /_/customer/event",
      "POST /_/ga-events",
      "POST /app/registration/register",
      "POST /app/registration/forgot-password",
      "POST /app/registration/reset-password",
      "POST /app/entity/temporarily-save",
      "GET /app/data",
      "GET /app/pricing",
      "GET /app/user/*/check",
      "GET /_/pages",
      "GET /_/pages/*",
      "GET /pages/*/preview",
      "POST /_/pages",
      "PUT /_/pages/*",
      "DELETE /_/pages/*",
      "POST /_/pages/*/image",
      "DELETE /_/pages/*/image/*",
      "GET /_/deleted-pages",
      "POST /_/pages/*/restore",
      "POST /_/pages/*/duplicate",
      "POST /_/pages/*/send",
      "POST /_/pages/*/publish",
      "POST /_/pages/*/unpublish",
      "PUT /_/pages/*/settings",
      "GET /pages/slug/generate",
      "GET /pages/themes",
      "GET /slug/*/validate",
      "POST /_/business-cards/*/image/*",
      "DELETE /_/business-cards/*/image/*",
      "GET /_/deleted-business-cards",
      "POST /_/business-cards/*/restore",
      "GET /_/business-cards",
      "GET /_/business-cards/*",
      "GET /business-cards/*/preview",
      "POST /_/business-cards",
      "PUT /_/business-cards/*",
      "DELETE /_/business-cards/*",
      "POST /_/business-cards/*/duplicate",
      "POST /_/business-cards/*/connect-page",
      "POST /_/business-cards/*/assign",
      "POST /_/business-cards/*/unassign",
      "GET /_/team/members",
      "POST /_/team/members",
      "POST /_/team/imports/check",
      "GET /_/team/imports",
      "POST /_/team/imports",
      "GET /_/team/imports/*",
      "POST /_/team/imports/*/invitations",
      "DELETE /_/team/imports/*/invitations",
      "PATCH /_/team/members/*",
      "DELETE /_/team/members/*",
      "POST /_/team/members/*/resend",
      "GET /_/team/leavings",
      "POST /_/team/leavings/*",
      "POST /_/team/leavings/*/undo",
      "GET /_/team/templates",
      "POST /_/team/templates",
      "GET /_/team/templates/*",
      "PUT /_/team/templates/*",
      "DELETE /_/team/templates/*",
      "GET /_/team/templates/*/effect",
      "PUT /_/team/templates/*/cards",
      "POST /_/team/templates/*/image/*",
      "DELETE /_/team/templates/*/image/*",
      "GET /_/team/page-templates",
      "POST /_/team/page-templates",
      "GET /_/team/page-templates/*",
      "PUT /_/team/page-templates/*",
      "DELETE /_/team/page-templates/*",
      "GET /_/team/page-templates/*/effect",
      "PUT /_/team/page-templates/*/pages",
    ].sort(),
  );
});

test("the reference is a document without script that names every call", async () => {
  const { status, headers, text } = await api("/docs");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/html/);
  expect(text).not.toMatch(/<script|<link|https?:\/\/(?!api\.)|\son\w+=/);
  const { json } = await api("/openapi.json");
  for (const path of Object.keys(json.paths)) expect(text).toContain(`<code>${path}</code>`);
});
