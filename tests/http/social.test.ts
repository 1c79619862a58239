import { expect, test } from "vitest";
import { ask, originOf, type Response } from "../support/http.ts";
import {
  api,
  cookieHeader,
  mailTo,
  newEmail,
  newVerifiedPerson,
  PASSWORD,
  signInForm,
} from "./api-client.ts";

type Provider = "google" | "apple";

/** What a browser holds between its requests. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async get(path: string): Promise<Response> {
    return this.#kept(await ask("app", path, { headers: { Cookie: this.#header() } }));
  }

  async post(path: string, fields: Record<string, string> = {}, more: Record<string, string> = {}) {
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: originOf("app"),
      Cookie: this.#header(),
      ...more,
    };
    const body = new URLSearchParams(fields).toString();
    return this.#kept(await ask("app", path, { method: "POST", headers, body }));
  }

  has(name: string): boolean {
    return this.#cookies.has(name);
  }

  #header = () => [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  #kept(response: Response): Response {
    for (const line of response.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^(\w+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}

const locationOf = (response: Response) => response.headers.location ?? "";
const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, "");

/** Presses a button on the stand-in's screen. @returns its redirect target, and Apple's fields */
async function choose(address: string, fields: Record<string, string>) {
  const { host } = new URL(address);
  const response = await ask(host.split(":")[0] ?? "", pathOf(address), {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ person: "", verified: "yes", ...fields }).toString(),
  });
  const posted = [...response.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')],
  );
  return { location: locationOf(response), fields: Object.fromEntries(posted) as Record<string, string> };
}

async function begin(browser: Browser, provider: Provider, fields = {}, lang = ""): Promise<string> {
  const response = await browser.post(`${lang}/login/with/${provider}`, fields);
  expect(response.status).toBe(302);
  return locationOf(response);
}

/** Returns from a provider's screen as its kind does. */
async function comeBack(browser: Browser, provider: Provider, sent: Awaited<ReturnType<typeof choose>>) {
  if (provider === "google") return browser.get(pathOf(sent.location));
  // A cross-site POST: no cookie is sent.
  const posted = await ask("app", "/login/social?client=apple", {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: "https://appleid.apple.com",
      "Sec-Fetch-Site": "cross-site",
    },
    body: new URLSearchParams(sent.fields).toString(),
  });
  expect([posted.status, posted.headers["set-cookie"]]).toEqual([303, undefined]);
  expect(locationOf(posted)).not.toContain(sent.fields.code ?? "no code");
  return browser.get(locationOf(posted));
}

async function signIn(browser: Browser, provider: Provider, fields: Record<string, string>) {
  const address = await begin(browser, provider);
  return comeBack(browser, provider, await choose(address, { name: "Zoë", ...fields }));
}

const gmail = () => newEmail().replace("@visita.example", "@gmail.com");

test.each(["google", "apple"] as const)("a browser signs up with %s and is signed in", async (provider) => {
  const browser = new Browser();
  const response = await signIn(browser, provider, { email: gmail() });
  expect([response.status, locationOf(response)]).toEqual([302, "/dashboard"]);
  expect([browser.has("token"), browser.has("refresh_token"), browser.has("social")]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await browser.get("/dashboard")).status).toBe(200);
});

test("the way leads back to the remembered route, in the language where it began", async () => {
  const browser = new Browser();
  expect(locationOf(await browser.get("/it/dashboard-pages"))).toBe("/it/login");
  const address = await begin(browser, "google", {}, "/it");
  expect(new URL(address).searchParams.get("redirect_uri")).toBe(
    `${originOf("app")}/login/social?client=google`,
  );
  const response = await comeBack(browser, "google", await choose(address, { email: gmail(), name: "Zoë" }));
  expect(locationOf(response)).toBe("/it/dashboard-pages");
});

test("what the policy of a document allows a form to lead to is the providers alone", async () => {
  const { headers } = await ask("app", "/login");
  const sandbox = originOf("app").replace("//", "//sandbox.");
  expect(headers["content-security-policy"]).toContain(`form-action 'self' ${sandbox};`);
});

test.each([
  ["cancel", "cancelled"],
  ["refuse", "refused"],
  ["wrong-audience", "refused"],
  ["expired-code", "refused"],
  ["error-500", "away"],
  ["hang", "away"],
] as const)("%s at a provider ends on a screen that says so", async (trouble, outcome) => {
  for (const provider of ["google", "apple"] as const) {
    const browser = new Browser();
    const response = await signIn(browser, provider, { email: gmail(), trouble });
    expect(locationOf(response)).toBe(`/login/social?client=${provider}&outcome=${outcome}`);
    expect(browser.has("token")).toBe(false);
    const screen = await browser.get(locationOf(response));
    expect(screen.status).toBe(200);
    expect(/<h1[^>]*>([^<]+)</.exec(screen.text)?.[1]).toMatch(
      /cancelled|did not sign you in|does not answer/,
    );
  }
});

test("another browser's return, a forged and a crossed one sign nobody in", async () => {
  const victim = new Browser();
  const attacker = new Browser();
  const sent = await choose(await begin(attacker, "google"), { email: gmail(), name: "Eve" });
  for (const path of [
    pathOf(sent.location),
    "/login/social?client=google&state=forged&code=x",
    pathOf(sent.location).replace("client=google", "client=apple"),
  ]) {
    const response = await victim.get(path);
    expect(locationOf(response)).toContain("outcome=state");
    expect(victim.has("token")).toBe(false);
  }
});

test.each([
  "/login/social",
  "/login/social?client=facebook",
  "/login/social?client=google",
  "/login/social?client=google&outcome=nonsense",
])("%s is no return: the login", async (path) => {
  const { status, headers } = await ask("app", path);
  expect([status, headers.location]).toEqual([302, "/login"]);
});

test("Apple's post is taken at its own address alone, and is bounded", async () => {
  const post = (path: string, body: string) =>
    ask("app", path, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: "https://appleid.apple.com",
        "Sec-Fetch-Site": "cross-site",
      },
      body,
    });
  expect((await post("/login/social?client=google", "state=a&code=b")).status).toBe(403);
  expect((await post("/login", "state=a&code=b")).status).toBe(403);
  expect((await post("/login/social?client=apple", `state=a&code=${"x".repeat(70_000)}`)).status).toBe(413);
  const unknown = await post("/login/social?client=apple", "state=forged&code=b&user=%7B");
  expect([unknown.status, locationOf(unknown)]).toEqual([303, "/login/social?client=apple&state=forged"]);
});

test("a known address asks for its password once, and then the provider signs in", async () => {
  const person = await newVerifiedPerson();
  const browser = new Browser();
  const fields = { email: person.email, hosted: "visita.example" };
  const known = await signIn(browser, "google", fields);
  expect(locationOf(known)).toBe("/login/social?client=google&outcome=known");
  const screen = await browser.get(locationOf(known));
  expect(screen.text).toContain(person.email);
  const wrong = await browser.post(locationOf(known), { password: "not this one" });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain("This is not your password.");
  const right = await browser.post(locationOf(known), { password: PASSWORD });
  expect([right.status, locationOf(right)]).toEqual([302, "/dashboard"]);
  expect(browser.has("social_proof")).toBe(false);
  const again = await signIn(new Browser(), "google", fields);
  expect(locationOf(again)).toBe("/dashboard");
});

test("an address that the provider does not prove is proved by mail, in the browser where it began", async () => {
  const email = newEmail();
  const browser = new Browser();
  const mailed = await signIn(browser, "google", { email });
  expect(locationOf(mailed)).toBe("/login/social?client=google&outcome=mailed");
  const { text } = await mailTo(email, /confirm/i);
  const path = /\/login\/social\/prove\/[\w-]{43}/.exec(text)?.[0] ?? "";
  const other = new Browser();
  expect((await other.get(path)).text).toContain("Open this link where you began");
  expect(locationOf(await other.post(path))).toContain("outcome=expired");
  expect((await browser.get(path)).text).toContain(email);
  const proved = await browser.post(path);
  expect([proved.status, locationOf(proved)]).toEqual([302, "/dashboard"]);
});

test("linking and passkeys are for who is signed in", async () => {
  for (const [method, path] of [
    ["GET", "/account/identities"],
    ["DELETE", "/account/identities/idn_x"],
    ["GET", "/account/passkeys"],
    ["POST", "/account/passkeys/options"],
    ["POST", "/account/confirm/passkey/options"],
  ] as const) {
    const call = { method, headers: { Origin: originOf("app"), "Sec-Fetch-Site": "same-origin" } };
    expect((await ask("app", path, call)).status, path).toBe(401);
  }
  const cookies = cookieHeader(await signInForm("free@visita.example"));
  const { json } = await ask("app", "/account/passkeys", { headers: { Cookie: cookies } });
  expect(json()).toEqual({ ok: true, value: { items: [], host: "localhost" } });
});

test("a signed passkey that nobody has signs nobody in", async () => {
  const options = await ask("app", "/login/passkey/options", {
    method: "POST",
    headers: { Origin: originOf("app") },
  });
  expect(options.json<{ value: object }>().value).toMatchObject({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    rpId: "localhost",
    userVerification: "required",
  });
  const signed = {
    id: "AAAA",
    rawId: "AAAA",
    type: "public-key",
    response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
  };
  const browser = new Browser();
  const response = await browser.post("/login/passkey", { signed: JSON.stringify(signed) });
  expect([response.status, response.json().messageKey]).toEqual([403, "passkeyRefused"]);
  expect((await browser.post("/login/passkey", { signed: "{" })).status).toBe(400);
});

test.each(["google", "apple"] as const)("a program signs in with %s by its own address", async (provider) => {
  const begun = await api(`/security/social/${provider}?redirect=visita://login`);
  expect(begun.status).toBe(200);
  const { url, state, verifier } = begun.json as { url: string; state: string; verifier: string };
  const sent = await choose(url, { email: gmail(), name: "Zoë" });
  const passed = new URL(locationOf(await comeBack(new Browser(), provider, sent)));
  expect([passed.protocol, passed.searchParams.get("state")]).toEqual(["visita:", state]);
  const code = passed.searchParams.get("code");
  const post = (json: object) => api(`/security/social/${provider}`, { json });
  expect((await post({ code, state, verifier: "x".repeat(43) })).status).toBe(422);
  const done = await post({ code, state, verifier });
  expect(done.json).toEqual({ token: expect.any(String), refresh_token: expect.any(String), isSignUp: true });
  expect((await api("/_/pages", { token: done.json.token })).status).toBe(200);
  const again = await post({ code, state, verifier });
  expect([again.status, again.json.error.field]).toEqual([422, "state"]);
});

test("a program is refused what it may not have", async () => {
  expect((await api("/security/social/facebook")).status).toBe(404);
  const elsewhere = await api("/security/social/google?redirect=https://evil.example/");
  expect([elsewhere.status, elsewhere.json.error.field]).toEqual([422, "redirect"]);
  const begun = (await api("/security/social/google")).json;
  const person = await newVerifiedPerson();
  const finish = async (fields: Record<string, string>, start = begun) => {
    const sent = await choose(start.url, fields);
    const code = new URL(sent.location).searchParams.get("code");
    return api("/security/social/google", { json: { code, state: start.state, verifier: start.verifier } });
  };
  const known = await finish({ email: person.email, hosted: "visita.example" });
  expect([known.status, known.json.error.code, known.json.error.field]).toEqual([409, "conflict", "email"]);
  const other = (await api("/security/social/google")).json;
  expect((await finish({ email: gmail(), trouble: "wrong-key" }, other)).status).toBe(401);
  const away = (await api("/security/social/google")).json;
  expect((await finish({ email: gmail(), trouble: "error-500" }, away)).status).toBe(503);
});
