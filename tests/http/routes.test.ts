import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { cookieHeader, signInForm } from "./api-client.ts";

type Who = "anonymous" | "free" | "pro" | "other";
/** An admin who acts as the demo subscriber sees what they see, but for what is forbidden. */
type Walker = Who | "acting";

/** The demo subscriber's page and card, which the others must not get at. */
let things = { page: "", card: "", url: "" };
const cookies: Record<Walker, string> = { anonymous: "", free: "", pro: "", other: "", acting: "" };

async function signIn(email: string): Promise<string> {
  const set = await signInForm(email);
  for (const cookie of set) {
    const attributes = cookie.split("; ").slice(1).toSorted();
    expect(attributes).toEqual([
      "HttpOnly",
      expect.stringMatching(/^Max-Age=\d+$/),
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
  }
  return cookieHeader(set);
}

async function actAs(email: string, admin: string): Promise<string> {
  const response = await ask("app", "/acting", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: originOf("app"), Cookie: admin },
    body: String(new URLSearchParams({ email, reason: "A ticket", password: "visita-demo-1" })),
  });
  expect(response.status).toBe(302);
  return cookieHeader(response.headers["set-cookie"] ?? []);
}

beforeAll(async () => {
  cookies.free = await signIn("free@visita.example");
  cookies.pro = await signIn("pro@visita.example");
  cookies.other = await signIn("admin@visita.example");
  cookies.acting = await actAs("pro@visita.example", cookies.other);
  const login = await ask("api", "/security/login", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "pro@visita.example", password: "visita-demo-1" }),
  });
  const headers = { Authorization: `Bearer ${login.json<{ token: string }>().token}` };
  const pages = (await ask("api", "/_/pages", { headers })).json<{ items: { id: string; slug: string }[] }>();
  const cards = (await ask("api", "/_/business-cards", { headers })).json<{
    items: { hash: string; header: string }[];
  }>();
  things = {
    page: pages.items.find(({ slug }) => slug === "ada")?.id ?? "",
    card: cards.items.find(({ header }) => header.startsWith("Ada"))?.hash ?? "",
    url: "ada",
  };
});

/** What is gone or somebody else's: its loading leads to the list, which says so. */
const NO_CARD = "/dashboard-business-cards?missing={card}";
const NO_PAGE = "/dashboard-pages?missing={page}";
const inPlace = (path: string) => path.replace("{page}", things.page).replace("{card}", things.card);

/** What each gets: a status, or where they are sent. */
const EXPECTED: Record<string, Record<Who, number | string>> = {
  "/": everybody(200),
  "/login": { anonymous: 200, free: "/dashboard", pro: "/dashboard", other: "/dashboard" },
  "/sign-up": { anonymous: 200, free: "/dashboard", pro: "/dashboard", other: "/dashboard" },
  "/login/social": everybody("/login"),
  "/login/social?client=google&outcome=cancelled": everybody(200),
  "/login/social/prove/x": everybody(200),
  "/login/with/google": everybody("/login"),
  "/login/social/mail": everybody("/login"),
  "/login/passkey": everybody("/login"),
  "/account/sign-in": members(200),
  "/forgot-password": everybody(200),
  "/forgot-password-change/x": everybody(200),
  "/verify-email/x": everybody(200),
  "/pricing": everybody(200),
  "/pricing/pro": everybody(200),
  "/pricing/nonsense": everybody("/pricing"),
  "/pricing-iframe": everybody(200),
  "/dashboard": members(200),
  "/dashboard-pages": members(200),
  "/dashboard-business-cards": members(200),
  "/contact-list": members(200),
  "/contact-list?search=%22&status=x&from=never&contact=cnt_x": members(200),
  "/contact-list/cnt_x/file": members(404),
  "/dashboard-team": members(200),
  "/dashboard-team?search=%22&state=x": members(200),
  "/dashboard-team/look": members(200),
  "/dashboard-team/look/ctp_x": {
    anonymous: "/login",
    free: "/dashboard-team/look",
    pro: "/dashboard-team/look",
    other: "/dashboard-team/look",
  },
  "/team/join/x": everybody(200),
  // Ben's one page is there already: the free plan has no room for another.
  "/editor": { anonymous: 200, free: "/dashboard-pages?limit=1", pro: 200, other: 200 },
  "/editor/{page}": { anonymous: "/login", free: NO_PAGE, pro: 200, other: NO_PAGE },
  "/editor-business-card": everybody(200),
  "/editor-business-card/{card}": { anonymous: "/login", free: NO_CARD, pro: 200, other: NO_CARD },
  "/share-page/{page}": { anonymous: "/login", free: NO_PAGE, pro: 200, other: NO_PAGE },
  "/share-business-card/{card}": { anonymous: "/login", free: NO_CARD, pro: 200, other: NO_CARD },
  "/account/export": members(200),
  "/account/export/x/file": members(404),
  "/account/delete": members(200),
  "/account/deleted": everybody(200),
  "/account": members(200),
  "/account/edit": members(200),
  "/account/billing": members(200),
  "/account/upgrade": members(200),
  "/account/upgrade?seats=-1&cycle=daily&for=x&back=//evil.example": members(200),
  "/account/billing/invoices/in_x/file": members(404),
  "/account/edit/pass": members(200),
  "/account/email/x": members(200),
  "/account/notifications": members(200),
  "/account/undo-email/x": everybody(200),
  "/operators": { anonymous: "/login", free: 404, pro: 404, other: 200 },
  "/404": everybody(404),
  // There only where something is configured that visitors are asked for.
  "/cookie-settings": everybody(404),
  "/logout": everybody("/"),
  "/acting": everybody("/dashboard"),
};

const MANY_IDS = JSON.stringify({ ids: Array.from({ length: 10_000 }, (_, i) => `cnt_${i}`) });

/** What screens call, each with what must not change anything: who may ask at all, and of whose things. */
const CALLS: Record<string, { method: string; body?: string } & Record<Who, number>> = {
  "/account/user": { method: "PATCH", body: "{}", ...askedBy(200) },
  "/account/email": { method: "POST", ...askedBy(422) },
  "/account/email?now": { method: "DELETE", ...askedBy(200) },
  "/account/password": { method: "PATCH", ...askedBy(422) },
  "/account/picture": { method: "POST", ...askedBy(415) },
  "/account/picture?now": { method: "DELETE", ...askedBy(200) },
  "/account/questions": { method: "POST", ...askedBy(422) },
  "/account/first-steps": { method: "DELETE", ...askedBy(200) },
  "/account/first-steps?again": { method: "PUT", ...askedBy(200) },
  "/account/events": { method: "POST", ...askedBy(422) },
  "/account/devices?id=x": { method: "DELETE", ...askedBy(422) },
  "/account/notifications/unread": { method: "GET", ...everybody(200) },
  "/account/notifications/list": { method: "GET", ...askedBy(200) },
  "/account/notifications/list?cursor=x": { method: "GET", ...askedBy(422) },
  "/account/notifications/read": { method: "POST", ...askedBy(422) },
  "/account/notifications/preferences": { method: "PUT", ...askedBy(422) },
  "/account/deletion": { method: "POST", ...askedBy(422) },
  "/account/exports": { method: "POST", ...askedBy(200) },
  "/account/billing/cancellation": { method: "POST", body: '{"agreed":false}', ...askedBy(422) },
  "/account/billing/cancellation?now": { method: "DELETE", ...askedBy(200, 409) },
  "/account/billing/change": { method: "POST", body: '{"seats":0}', ...askedBy(422) },
  "/account/billing/change?half": { method: "POST", body: '{"seats":1.5}', ...askedBy(422) },
  "/account/billing/checkout": { method: "POST", body: '{"cycle":"yearly","seats":-1}', ...askedBy(422) },
  "/account/billing/checkout?many": {
    method: "POST",
    body: '{"cycle":"yearly","seats":10001}',
    ...askedBy(422),
  },
  "/account/billing/checkout?price": {
    method: "POST",
    body: '{"cycle":"yearly","seats":1,"price":1}',
    ...askedBy(422),
  },
  "/account/billing/invoices": { method: "GET", ...askedBy(200) },
  "/account/billing/invoices?cursor=x": { method: "GET", ...askedBy(422) },
  "/account/billing/over-limit?seats=0": { method: "GET", ...askedBy(200) },
  "/account/billing/over-limit?seats=-1": { method: "GET", ...askedBy(422) },
  "/account/billing/portal": { method: "POST", body: '{"part":"all"}', ...askedBy(422) },
  "/account/billing/preview": { method: "POST", body: '{"seats":3}', ...askedBy(200, 409) },
  "/account/billing/reduction": { method: "GET", ...askedBy(200) },
  "/account/billing/reduction?now": { method: "PUT", body: '{"pages":[],"cards":[]}', ...askedBy(409) },
  "/account/billing/renewal": { method: "POST", ...askedBy(200) },
  "/account/billing/sync": { method: "POST", ...askedBy(200) },
  "/account/billing/withdrawal": { method: "POST", ...askedBy(409) },
  "/login/passkey/options": { method: "POST", ...everybody(200) },
  "/account/confirm": { method: "POST", ...askedBy(422) },
  "/account/confirm/passkey": { method: "POST", ...askedBy(422) },
  "/account/confirm/passkey/options": { method: "POST", ...askedBy(200) },
  "/account/identities": { method: "GET", ...askedBy(200) },
  "/account/identities/idn_x": { method: "DELETE", ...askedBy(404) },
  "/account/passkeys": { method: "POST", ...askedBy(422) },
  "/account/passkeys?now": { method: "GET", ...askedBy(200) },
  "/account/passkeys/options": { method: "POST", ...askedBy(200) },
  "/account/passkeys/psk_x": { method: "PUT", ...askedBy(422) },
  "/account/passkeys/psk_x?now": { method: "DELETE", ...askedBy(404) },
  "/operators/accounts": { method: "POST", ...ofAdmins(422) },
  "/operators/accounts/usr_x": { method: "POST", ...ofAdmins(422) },
  "/operators/accounts/usr_x/pages": { method: "GET", ...ofAdmins(200) },
  "/operators/accounts/usr_x/pages?cursor=x": { method: "GET", ...ofAdmins(422) },
  "/operators/accounts/usr_x/cards": { method: "GET", ...ofAdmins(200) },
  "/operators/pages/{page}": { method: "POST", ...ofAdmins(422) },
  "/operators/pages/pg_x": { method: "POST", body: '{"intent":"suspend","reason":"Spam"}', ...ofAdmins(404) },
  "/operators/reports": { method: "GET", ...ofAdmins(200) },
  "/operators/reports?cursor=x": { method: "GET", ...ofAdmins(422) },
  "/operators/reports/{page}": { method: "POST", ...ofAdmins(422) },
  "/operators/jobs": { method: "GET", ...ofAdmins(200) },
  "/operators/jobs?cursor=x": { method: "GET", ...ofAdmins(422) },
  "/operators/jobs/job_x": { method: "POST", ...ofAdmins(200) },
  "/dashboard/drafts": { method: "POST", ...askedBy(422) },
  "/dashboard/verification": { method: "POST", ...askedBy(200) },
  "/contact-list/settings": { method: "GET", ...askedBy(200) },
  "/contact-list/settings?change": { method: "PATCH", body: "{}", ...askedBy(200) },
  "/dashboard-pages/list": { method: "POST", ...askedBy(422) },
  "/dashboard-business-cards/list": { method: "POST", ...askedBy(422) },
  "/dashboard-pages/list?now": { method: "GET", ...askedBy(200) },
  "/dashboard-pages/list?cursor=x": { method: "GET", ...askedBy(422) },
  "/dashboard-business-cards/list?now": { method: "GET", ...askedBy(200) },
  "/dashboard-business-cards/list?cursor=x": { method: "GET", ...askedBy(422) },
  "/dashboard-business-cards/assignment": { method: "POST", ...askedBy(422) },
  "/dashboard-business-cards/restore": { method: "POST", ...askedBy(422) },
  "/dashboard-business-cards/leave": { method: "POST", ...askedBy(422) },
  // A file without rows; who has no plan is told so before anything in it is read.
  "/contact-list/imports": { method: "POST", body: "Name", ...askedBy(422, 402) },
  "/contact-list/imports/cim_x": { method: "POST", ...askedBy(422) },
  "/contact-list/imports/cim_x?now": { method: "GET", ...askedBy(404) },
  "/contact-list/imports/cim_x?drop": { method: "DELETE", ...askedBy(404) },
  "/contact-list/files/export.xml": { method: "GET", ...askedBy(404) },
  "/contact-list/files/export.csv?for=x": { method: "GET", ...askedBy(422) },
  "/contact-list/list": { method: "GET", ...askedBy(200) },
  "/contact-list/list?cursor=x": { method: "GET", ...askedBy(422) },
  "/contact-list/list?status=x": { method: "GET", ...askedBy(422) },
  "/contact-list/ids": { method: "GET", ...askedBy(200) },
  "/contact-list/count": { method: "GET", ...askedBy(200) },
  "/contact-list/choices": { method: "GET", ...askedBy(200) },
  "/contact-list/change": { method: "POST", ...askedBy(422) },
  "/contact-list/delete": { method: "POST", body: '{"ids":["cnt_x"]}', ...askedBy(200) },
  "/contact-list/delete?many": { method: "POST", body: MANY_IDS, ...askedBy(422) },
  "/contact-list/restore": { method: "POST", body: '{"ids":["cnt_x"]}', ...askedBy(200) },
  "/contact-list/release": { method: "POST", body: '{"ids":["cnt_x"]}', ...askedBy(200) },
  "/contact-list/create": { method: "POST", ...askedBy(422) },
  "/contact-list/cnt_x": { method: "GET", ...askedBy(200) },
  "/contact-list/cnt_x?now": { method: "PATCH", ...askedBy(404) },
  "/contact-list/cnt_x/merge": { method: "POST", ...askedBy(404) },
  "/contact-list/cnt_x/merge?now": { method: "DELETE", ...askedBy(404) },
  "/dashboard-team/members": { method: "POST", ...askedBy(422) },
  "/dashboard-team/members?now": { method: "GET", ...askedBy(200) },
  "/dashboard-team/members?cursor=x": { method: "GET", ...askedBy(422) },
  "/dashboard-team/members?state=x": { method: "GET", ...askedBy(422) },
  "/dashboard-team/members/mem_x": { method: "PATCH", ...askedBy(422) },
  "/dashboard-team/members/mem_x?now": { method: "DELETE", ...askedBy(404) },
  "/dashboard-team/members/mem_x/invitation": { method: "POST", ...askedBy(404, 402) },
  "/dashboard-team/count": { method: "GET", ...askedBy(200) },
  "/dashboard-team/cards": { method: "GET", ...askedBy(200) },
  "/dashboard-team/templates": { method: "POST", ...askedBy(422) },
  "/dashboard-team/templates/ctp_x": { method: "PUT", ...askedBy(422) },
  "/dashboard-team/templates/ctp_x?now": { method: "GET", ...askedBy(404) },
  "/dashboard-team/templates/ctp_x?gone": { method: "DELETE", ...askedBy(404, 402) },
  "/dashboard-team/templates/ctp_x/image": { method: "POST", ...askedBy(404, 402) },
  "/dashboard-team/templates/ctp_x/image?type=logo": { method: "DELETE", ...askedBy(404, 402) },
  "/dashboard-team/templates/ctp_x/cards": { method: "PUT", ...askedBy(422) },
  "/dashboard-team/templates/ctp_x/cards?now": { method: "GET", ...askedBy(200) },
  "/dashboard-team/templates/ctp_x/effect": { method: "GET", ...askedBy(404) },
  "/team/invitations/mem_x": { method: "POST", ...askedBy(410) },
  "/editor/cards": { method: "GET", ...askedBy(200) },
  "/editor-business-card/save": { method: "POST", ...askedBy(422) },
  "/editor-business-card/{card}/save": { method: "PUT", body: '{"card":{}}', ...askedBy(200, 404) },
  "/editor-business-card/{card}/save?now": { method: "GET", ...askedBy(200, 404) },
  "/editor-business-card/pages": { method: "GET", ...askedBy(200) },
  "/editor-business-card/from-page/{page}": { method: "GET", ...askedBy(200, 404) },
  "/editor-business-card/{card}/image?type=logo": { method: "DELETE", ...askedBy(200, 404) },
  "/editor-business-card/{card}/codes": { method: "POST", ...askedBy(422) },
  "/editor-business-card/{card}/codes?now": { method: "GET", ...askedBy(200, 404) },
  "/editor/slug?slug=ada": { method: "GET", ...everybody(200) },
  "/editor/themes": { method: "GET", ...everybody(200) },
  "/editor/temporary": { method: "POST", ...everybody(422) },
  "/editor/save": { method: "POST", ...askedBy(422) },
  "/editor/{page}/save": { method: "PUT", body: '{"page":{}}', ...askedBy(200, 404) },
  "/editor/{page}/save?now": { method: "GET", ...askedBy(200, 404) },
  "/share-page/{page}/send": { method: "POST", ...askedBy(422) },
  "/editor/{page}/image": { method: "POST", ...askedBy(415, 404) },
  "/editor-business-card/{card}/image": { method: "POST", ...askedBy(415, 404) },
  "/editor/{page}/image?type=3": { method: "DELETE", ...askedBy(200, 404) },
};

/** Nobody without an account; with one, everybody alike or strangers otherwise. */
function askedBy(owner: number, stranger = owner): Record<Who, number> {
  return { anonymous: 401, free: stranger, pro: owner, other: stranger };
}

/** What is there for an admin alone. */
function ofAdmins(admin: number): Record<Who, number> {
  return { anonymous: 401, free: 404, pro: 404, other: admin };
}

function everybody<T extends number | string>(result: T): Record<Who, T> {
  return { anonymous: result, free: result, pro: result, other: result };
}

function members(result: number): Record<Who, number | string> {
  return { ...everybody(result), anonymous: "/login" };
}

/** What answers 403 to who acts as somebody, screens and calls. */
const FORBIDDEN_WHILE_ACTING = new Set<string>([
  "/account/billing",
  "/account/billing/cancellation?now",
  "/account/billing/invoices",
  "/account/billing/invoices/in_x/file",
  "/account/billing/over-limit?seats=0",
  "/account/billing/preview",
  "/account/billing/reduction",
  "/account/billing/reduction?now",
  "/account/billing/renewal",
  "/account/billing/sync",
  "/account/billing/withdrawal",
  "/account/confirm/passkey/options",
  "/account/delete",
  "/account/edit/pass",
  "/account/email?now",
  "/account/export",
  "/account/export/x/file",
  "/account/exports",
  "/account/first-steps",
  "/account/first-steps?again",
  "/account/identities",
  "/account/identities/idn_x",
  "/account/notifications",
  "/account/notifications/list",
  "/account/passkeys?now",
  "/account/passkeys/options",
  "/account/passkeys/psk_x?now",
  "/account/picture",
  "/account/picture?now",
  "/account/sign-in",
  "/account/upgrade",
  "/account/upgrade?seats=-1&cycle=daily&for=x&back=//evil.example",
  "/account/user",
  "/contact-list/imports",
  "/contact-list/imports/cim_x?drop",
  "/contact-list/imports/cim_x?now",
  "/contact-list/settings?change",
  "/contact-list/cnt_x?now",
  "/contact-list/cnt_x/file",
  "/contact-list/cnt_x/merge",
  "/contact-list/cnt_x/merge?now",
  "/contact-list/delete",
  "/contact-list/release",
  "/contact-list/restore",
  "/dashboard-team/members/mem_x/invitation",
  "/dashboard-team/members/mem_x?now",
  "/dashboard-team/templates/ctp_x?gone",
  "/dashboard-team/templates/ctp_x/image",
  "/dashboard-team/templates/ctp_x/image?type=logo",
  "/dashboard/verification",
  "/editor",
  "/editor-business-card",
  "/team/invitations/mem_x",
]);

/** What one of `EXPECTED` or `CALLS` answers. */
function expectedOf<T>(path: string, results: Record<Who, T> | undefined, who: Walker): T | 403 | undefined {
  if (who !== "acting") return results?.[who];
  return FORBIDDEN_WHILE_ACTING.has(path) ? 403 : results?.pro;
}

describe.each(Object.keys(cookies) as Walker[])("as %s", (who) => {
  test.each(Object.keys(EXPECTED))("%s", async (path) => {
    const real = inPlace(path);
    const response = await ask("app", real, { headers: { Accept: "text/html", Cookie: cookies[who] } });
    const got = response.status >= 300 && response.status < 400 ? response.headers.location : response.status;
    const expected = expectedOf(path, EXPECTED[path], who);
    expect(got).toBe(typeof expected === "string" ? inPlace(expected) : expected);
    // What is part of the login is nowhere to come back to.
    if (got === "/login" && !path.startsWith("/login/"))
      expect(String(response.headers["set-cookie"] ?? "")).toContain("redirect=");
  });
});

describe.each(Object.keys(cookies) as Walker[])("calls as %s", (who) => {
  test.each(Object.entries(CALLS))("%s", async (path, call) => {
    const hasBody = ["POST", "PUT", "PATCH"].includes(call.method);
    const real = inPlace(path);
    const response = await ask("app", real, {
      method: call.method,
      headers: {
        Accept: "application/json",
        Cookie: cookies[who],
        Origin: originOf("app"),
        ...(hasBody && { "Content-Type": "application/json" }),
      },
      ...(hasBody && { body: call.body ?? "{}" }),
    });
    const expected = expectedOf(path, call, who);
    expect(response.status).toBe(expected);
    expect(response.json()).toMatchObject({ ok: expected === 200 });
  });
});

test("who acts as somebody reads their profile, and nothing of how they get in", async () => {
  const screen = (path: string, cookie: string) =>
    ask("app", path, { headers: { Accept: "text/html", Cookie: cookie } });
  const [own, acted] = [await screen("/account", cookies.pro), await screen("/account", cookies.acting)].map(
    ({ text }) => text,
  );
  for (const account of [own, acted]) expect(account).toContain("pro@visita.example");
  for (const part of [
    "signedInAt",
    "passkeyHost",
    "/account/edit/pass",
    "/account/sign-in",
    "/account/delete",
  ])
    expect([part, own?.includes(part), acted?.includes(part)]).toEqual([part, true, false]);
  for (const path of ["/account/sign-in", "/account/edit/pass"])
    expect((await screen(path, cookies.acting)).text).toContain("Not while you act as somebody else");
});

test("every route of the app's table is walked", () => {
  const table = readFileSync("app/routes.ts", "utf8");
  const screens = [...table.matchAll(/route\("([^"]+)", "routes\/(?!site\/|app\.tsx|unknown)/g)].map(
    ([, path]) => path,
  );
  const walked = Object.keys({ ...EXPECTED, ...CALLS }).map((path) => path.slice(1).split("?")[0] ?? "");
  for (const screen of screens) {
    const pattern = new RegExp(
      `^${String(screen)
        .replace(/\/:\w+\?/g, "(/[^/]+)?")
        .replace(/:\w+/g, "[^/]+")}$`,
    );
    expect([screen, walked.some((path) => pattern.test(path))]).toEqual([screen, true]);
  }
});

/** Method and path of every endpoint, with the route file that has it. */
const endpoints = readdirSync("app/routes/resources").flatMap((file) =>
  [
    ...readFileSync(`app/routes/resources/${file}`, "utf8").matchAll(/Endpoint\(\s*"([A-Z]+) (\/[^"]*)"/g),
  ].map(([, method = "", path = ""]) => ({ file, method, path })),
);

test.each(endpoints)(
  "$method $path is called as its screens call it, at its own address",
  ({ file, ...own }) => {
    const table = readFileSync("app/routes.ts", "utf8");
    expect(table).toContain(`route("${own.path.slice(1)}", "routes/resources/${file}"`);
    expect(readFileSync("app/routes/resources/contracts.ts", "utf8")).toContain(
      `typeof import("./${file.replace(/\.ts$/, "")}")`,
    );
    const pattern = new RegExp(`^${own.path.replace(/:\w+/g, "[^/]+")}$`);
    const calls = Object.entries(CALLS).map(
      ([path, { method }]) => [method, path.split("?")[0] ?? ""] as const,
    );
    expect(calls.some(([method, path]) => method === own.method && pattern.test(path))).toBe(true);
  },
);

test("a method that an address has not is refused", async () => {
  const response = await ask("app", "/editor/save", {
    method: "DELETE",
    headers: { Cookie: cookies.pro, Origin: originOf("app") },
  });
  expect([response.status, response.json<{ ok: boolean }>().ok]).toEqual([405, false]);
});

test("a login leads back to where its visitor wanted to go", async () => {
  const wanted = await ask("app", "/dashboard-pages", { headers: { Accept: "text/html" } });
  const cookie = String(wanted.headers["set-cookie"]).split(";")[0] ?? "";
  const send = (value: string) =>
    ask("app", "/login", {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: originOf("app"),
        Cookie: value,
      },
      body: new URLSearchParams({ email: "pro@visita.example", password: "visita-demo-1" }).toString(),
    });
  expect((await send(cookie)).headers.location).toBe("/dashboard-pages");
  // Only what we signed is followed.
  expect((await send(`${cookie.slice(0, -4)}0000`)).headers.location).toBe("/dashboard");
  expect((await send("redirect=https://evil.example")).headers.location).toBe("/dashboard");
});

test("a post of ten megabytes is refused with 413", async () => {
  const response = await ask("app", "/login", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: originOf("app") },
    body: `email=${"a".repeat(10_000_000)}`,
  });
  expect(response.status).toBe(413);
});

test("what is called a file of contacts has room where such are taken alone", async () => {
  const send = (path: string) =>
    ask("app", path, {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "text/csv", Origin: originOf("app") },
      body: "a".repeat(2_000_000),
    });
  expect((await send("/editor/save")).status).toBe(413);
  expect((await send("/login")).status).toBe(413);
  expect((await send("/contact-list/imports")).status).toBe(401);
});

test("a call that a screen of one user makes is not done in the name of another", async () => {
  const call = (user: string) =>
    ask("app", `/editor/${things.page}/save`, {
      headers: { Accept: "application/json", Cookie: cookies.pro, "X-Visita-User": user },
    });
  expect((await call("usr_00000000000000000000000000")).status).toBe(401);
  const document = (await ask("app", "/dashboard", { headers: { Cookie: cookies.pro } })).text;
  const id = /data-user="(usr_\w+)"/.exec(document)?.[1] ?? "";
  expect((await call(id)).status).toBe(200);
});
