import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask } from "../support/http.ts";
import { startServer, TEST_PORT, type TestServer } from "../support/server.ts";
import { api, cookieHeader, newPerson, signInForm } from "./api-client.ts";

/** A server that has everything configured which leads outside; the others have nothing. */
const PORT = TEST_PORT + 41;
const ORIGIN = `http://localhost:${PORT}`;
const SANDBOX = `http://sandbox.localhost:${PORT}`;
const AGREED = "consent=1yy.a-random-browser-of-a-test";
const SUBSCRIBER = "pro@visita.example";

const LINKS = {
  LINK_MARKETING: "https://www.visita.example",
  LINK_MARKETING_PRICING: "https://www.visita.example/prices",
  LINK_BLOG: "https://www.visita.example/blog",
  LINK_KNOWLEDGE_BASE: "https://www.visita.example/help",
  LINK_CONTACT: "https://www.visita.example/contact",
  LINK_TERMS: "https://www.visita.example/terms",
  LINK_PRIVACY: "https://www.visita.example/privacy",
  LINK_COOKIES: "https://www.visita.example/cookies",
  LINK_COMMUNITY: "https://www.visita.example/community",
};
const NETWORKS = [
  "https://www.instagram.com/v",
  "https://x.com/v",
  "https://www.tiktok.com/@v",
  "https://v.example/",
];

let server: TestServer | undefined;
let unset = "";
let unsetFraming: (string | undefined)[] = [];

beforeAll(async () => {
  unset = (await ask("app", "/pricing")).text;
  unsetFraming = await framing("/pricing-iframe");
  server = await startServer(PORT, {
    isBuilt: true,
    vars: {
      ...LINKS,
      LINK_MAIL: "mailto:hello@visita.example",
      LINK_NETWORKS: NETWORKS.join(","),
      PRICING_FRAME_ORIGINS: "https://www.visita.example, http://shop.localhost:9000",
      MEASUREMENT_URL: `${SANDBOX}/measurement/collect`,
      MEASUREMENT_ID: "G-TEST",
      MEASUREMENT_SECRET: "of the tests",
      CHAT_WIDGET_URL: `${SANDBOX}/chat/widget.js`,
      CHAT_WIDGET_ORIGINS: "https://*.chat.example, wss://live.chat.example",
    },
  });
  // From here on this file uses its own server.
  vi.stubEnv("E2E_ORIGIN", ORIGIN);
}, 300_000);

afterAll(() => server?.stop());

const footerOf = (html: string) => /<footer class="border-[\s\S]*?<\/footer>/.exec(html)?.[0] ?? "";
const hrefsOf = (html: string) => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);

test("what has no address is not shown, nor a heading without links, and nobody frames the prices", () => {
  const footer = footerOf(unset);
  expect(hrefsOf(footer)).toEqual(["/pricing"]);
  expect([...footer.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual(["Company"]);
  expect(footer).toContain(String(new Date().getFullYear()));
  expect(unsetFraming).toEqual(["'none'", "DENY"]);
  expect(unset).not.toMatch(/Contact us|Resources|Cookie settings|consent-notice/);
});

/** The allowed frame ancestors of a document, by its headers. */
async function framing(path: string, origin?: string): Promise<[string | undefined, string | undefined]> {
  const { headers } = await ask("app", path, { headers: origin ? { Origin: origin } : {} });
  const policy = String(headers["content-security-policy"]);
  const found = headers["x-frame-options"];
  return [/frame-ancestors ([^;]*)/.exec(policy)?.[1], found === undefined ? undefined : String(found)];
}

test("the prices are framed by the origins that are configured, and nothing else by anybody", async () => {
  const configured = "https://www.visita.example http://shop.localhost:9000";
  expect(await framing("/pricing-iframe")).toEqual([configured, undefined]);
  // The same for every client.
  expect(await framing("/pricing-iframe", "https://foreign.example")).toEqual([configured, undefined]);
  expect(await framing("/it/pricing-iframe")).toEqual([configured, undefined]);
  for (const path of ["/pricing", "/", "/login", "/pricing-iframe/x"]) {
    expect([path, ...(await framing(path))]).toEqual([path, "'none'", "DENY"]);
  }
});

test("in the frame everybody is a visitor, without header, footer or notices, and links lead out of it", async () => {
  const Cookie = cookieHeader(await signInForm(SUBSCRIBER));
  const html = (await ask("app", "/pricing-iframe", { headers: { Cookie } })).text;
  expect(html).not.toMatch(/<header class="sticky|<footer|consent-notice|visita-demo|pro@visita/);
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const links = [...main.matchAll(/<a [^>]*>/g)].map(([link]) => link);
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(link).toContain('target="_top"');
});

test("header and footer lead where the variables say", async () => {
  const html = (await ask("app", "/pricing")).text;
  const footer = footerOf(html);
  expect(hrefsOf(footer)).toEqual([
    "mailto:hello@visita.example",
    LINKS.LINK_TERMS,
    LINKS.LINK_PRIVACY,
    LINKS.LINK_COOKIES,
    LINKS.LINK_COMMUNITY,
    "/cookie-settings",
    LINKS.LINK_BLOG,
    LINKS.LINK_MARKETING_PRICING,
    ...NETWORKS,
  ]);
  for (const name of ["hello@visita.example", "Instagram", "X", "TikTok", "v.example", "Community standards"])
    expect(footer).toContain(name);
  const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
  expect(hrefsOf(header)).toEqual(
    expect.arrayContaining([LINKS.LINK_MARKETING, LINKS.LINK_MARKETING_PRICING, LINKS.LINK_CONTACT]),
  );
  expect(header).toContain("Resources");
  // For signed-in users the logo links to the dashboard, and the prices are the app's.
  const cookie = cookieHeader(await signInForm("free@visita.example"));
  const own = (await ask("app", "/pricing", { headers: { Cookie: cookie } })).text;
  const ownHeader = /<header[\s\S]*?<\/header>/.exec(own)?.[0] ?? "";
  expect(hrefsOf(ownHeader)).toEqual(expect.arrayContaining(["/dashboard", "/pricing"]));
  expect(hrefsOf(ownHeader)).not.toContain(LINKS.LINK_MARKETING);
  // The footer is only shown with the prices.
  expect(footerOf((await ask("app", "/")).text)).toBe("");
});

const policyOf = async (path: string, cookie: string, surface = "app") => {
  const { headers } = await ask(surface, path, { headers: { Cookie: cookie, Accept: "text/html" } });
  return String(headers["content-security-policy"]);
};
const SOURCES = `${SANDBOX} https://*.chat.example wss://live.chat.example`;

test("the policy lets the chat load where it may be, for who agreed to it, and nowhere else", async () => {
  const session = cookieHeader(await signInForm(SUBSCRIBER));
  const agreed = `${session}; ${AGREED}`;
  for (const path of [
    "/pricing",
    "/dashboard",
    "/dashboard-pages",
    "/dashboard-business-cards",
    "/ar/pricing",
  ]) {
    const policy = await policyOf(path, agreed);
    for (const directive of [
      "script-src",
      "style-src",
      "img-src",
      "font-src",
      "connect-src",
      "frame-src",
      "media-src",
    ])
      expect(policy, path).toMatch(new RegExp(`${directive}[^;]* ${SOURCES.replace(/[.*]/g, "\\$&")}(;|$)`));
    for (const cookie of [
      session,
      `${session}; consent=1yn.a-random-browser-of-a-test`,
      `${session}; consent=1--`,
    ])
      expect(await policyOf(path, cookie), path).not.toMatch(/chat\.example|media-src/);
  }
  const never = [
    ...["/account", "/account/edit", "/account/edit/pass", "/account/sign-in", "/account/export"],
    ...["/account/delete", "/account/deleted", "/account/email/x", "/editor", "/editor/new"],
    "/editor-business-card",
    ...["/cookie-settings", "/pricing/pro", "/forgot-password", "/verify-email/x"],
  ];
  for (const path of never) expect(await policyOf(path, agreed), path).not.toMatch(/chat\.example|media-src/);
  for (const path of [
    "/login",
    "/sign-up",
    "/de/login",
    "/ar/sign-up",
    "/login/social?client=google&outcome=cancelled",
  ])
    expect(await policyOf(path, AGREED), path).not.toMatch(/chat\.example|media-src/);
  expect(await policyOf("/ada", AGREED, "site")).not.toMatch(/chat\.example|script-src|media-src/);
  const page = (await ask("site", "/ada", { headers: { Cookie: AGREED } })).text;
  for (const trace of ["data-consent-notice", "data-chat", "cookie-settings", SANDBOX])
    expect(page.includes(trace), trace).toBe(false);
});

test("for who agreed to the chat a redirect leads to a document, as where it leads may have it or not", async () => {
  const data = "/dashboard?_data=routes%2Fdashboard";
  const redirected = await ask("app", data, { headers: { Cookie: AGREED } });
  expect(redirected.headers).toMatchObject({
    "x-remix-redirect": "/login",
    "x-remix-reload-document": "true",
  });
  const other = await ask("app", data);
  expect(other.headers["x-remix-redirect"]).toBe("/login");
  expect(other.headers).not.toHaveProperty("x-remix-reload-document");
});

const answer = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path = "/cookie-settings",
) =>
  ask("app", path, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: ORIGIN, ...headers },
    body: String(new URLSearchParams(fields)),
  });

test("an answer is stored for half a year, out of the reach of scripts, and leads back", async () => {
  const allowed = await answer({ choice: "allow" }, { Referer: `${ORIGIN}/ar/pricing?a=1` });
  expect([allowed.status, allowed.headers.location]).toEqual([303, "/ar/pricing?a=1"]);
  expect(allowed.headers["set-cookie"]).toEqual([
    expect.stringMatching(
      /^consent=1yy\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; Secure; SameSite=Lax$/,
    ),
  ]);
  for (const from of ["https://elsewhere.example/x", "nonsense", `${ORIGIN}//elsewhere.example/x`]) {
    const denied = await answer({ choice: "deny" }, { Referer: from });
    expect([denied.headers.location, denied.headers["set-cookie"]?.[0]]).toEqual([
      "/cookie-settings",
      expect.stringMatching(/^consent=1nn;/),
    ]);
  }
  const each = await answer({ choice: "each", chat: "on" }, { Cookie: AGREED });
  expect([each.headers.location, each.headers["set-cookie"]?.[0]]).toEqual([
    "/cookie-settings?saved",
    expect.stringMatching(/^consent=1ny;/),
  ]);
});

test("what is no answer of this site's visitor stores nothing", async () => {
  const other = await answer(
    { choice: "allow" },
    { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" },
  );
  const wrong = await answer({ choice: "maybe" });
  expect([other.status, wrong.status]).toEqual([403, 422]);
  expect([other.headers["set-cookie"], wrong.headers["set-cookie"]]).toEqual([undefined, undefined]);
});

test("a program has events told, for who agreed", async () => {
  const { token, email } = await newPerson();
  const clientId = `program-${crypto.randomUUID()}`;
  const send = (json: object) => api("/_/ga-events", { token, json });
  expect((await send({ name: "purchase", params: { client_id: clientId, value: 3.99 } })).status).toBe(204);
  expect((await send({ name: "purchase", params: { value: 3.99 } })).status).toBe(204);
  for (const bad of [
    { name: "page_view" },
    { name: "share", params: { who: email } },
    { name: "share", params: { client_id: "x" } },
    { name: "share", params: { deep: {} } },
    { name: "share", more: 1 },
  ])
    expect((await send(bad)).status, JSON.stringify(bad)).toBe(422);
  expect((await api("/_/ga-events", { json: { name: "share" } })).status).toBe(401);
  await vi.waitFor(
    async () => {
      const told = (await ask("app", "/dev/measurements.json")).json<{ body: Record<string, unknown> }[]>();
      const own = told.filter(({ body }) => body.client_id === clientId);
      expect(own.map(({ body }) => body.events)).toEqual([[{ name: "purchase", params: { value: 3.99 } }]]);
    },
    { timeout: 30_000, interval: 500 },
  );
});
