import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { cookieHeader, signInForm } from "./api-client.ts";
import { type DemoThings, findDemoThings } from "./demo-things.ts";
import { QUERIES } from "./queries.ts";
import { findRawKeys, rawKeysOf } from "./raw-keys.ts";
import { CALLS, EXPECTED, type Who } from "./screens.ts";

/** An admin acting as the demo subscriber sees the same, except what is forbidden. */
type Walker = Who | "acting";

/** The demo subscriber's page and card, which the others must not access. */
let things: DemoThings = { page: "", card: "" };
const cookies: Record<Walker, string> = { anonymous: "", free: "", pro: "", other: "", acting: "" };

let rawKeys: ReadonlySet<string> = new Set();

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
  things = await findDemoThings();
  rawKeys = await rawKeysOf("en");
});

const inPlace = (path: string) => path.replace("{page}", things.page).replace("{card}", things.card);

/** Screens and calls that respond with 403 to acting admins. */
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
  "/dashboard/offered-contacts/mem_x/contacts.csv",
  "/dashboard-team/leavings/mlv_x/undo",
  "/dashboard-team/imports/mim_x",
  "/dashboard-team/imports/mim_x?now",
  "/dashboard-team/imports/mim_x/file",
  "/dashboard-team/print",
  "/dashboard-team/page-templates/ptp_x?gone",
  "/dashboard-team/templates/ctp_x?gone",
  "/dashboard-team/templates/ctp_x/image",
  "/dashboard-team/templates/ctp_x/image?type=logo",
  "/dashboard-team/members/mem_x?now",
  "/dashboard/verification",
  "/editor",
  "/editor/new",
  "/editor-business-card",
  "/team/invitations/mem_x",
]);

/** The expected response of one of `EXPECTED` or `CALLS`. */
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
    expect(findRawKeys(response.text, rawKeys)).toEqual([]);
    // Parts of the login are no return paths.
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

/** Method and path of every endpoint, with its route file. */
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
    const calls = [
      ...Object.entries(CALLS).map(([path, { method }]) => [method, path.split("?")[0] ?? ""] as const),
      // Linked files are requested like screens.
      ...Object.keys(EXPECTED).map((path) => ["GET", path] as const),
    ];
    expect(calls.some(([method, path]) => method === own.method && pattern.test(path))).toBe(true);
  },
);

test.each(Object.entries(QUERIES))("%s takes all that its screens ask by", async (name, walk) => {
  const [method = "", path = ""] = name.split(" ");
  const params: Record<string, string> = walk.params ?? {};
  const filled = path.replace(/:(\w+)/g, (_, param) => params[param] ?? "");
  const address = `${filled}?${new URLSearchParams(walk.query)}`;
  const { body } = walk;
  const who = name.includes(" /operators/") ? "other" : "pro";
  const response = await ask("app", address, {
    method,
    headers: {
      Accept: "application/json",
      Cookie: cookies[who],
      Origin: originOf("app"),
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body }),
  });
  expect([response.status, response.text]).toEqual([walk.status ?? 200, expect.any(String)]);
});

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
  // Only signed return paths are followed.
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
