import { execFile } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import statements from "../fixtures/first-version.json";
import { buildCommit, commitBefore, type EarlierTree } from "../support/earlier-tree.ts";
import { ask } from "../support/http.ts";
import { startServer, TEST_PORT, type TestServer } from "../support/server.ts";
import { api, cookieHeader, signInForm, signInPro } from "./api-client.ts";

/**
 * The previous release runs on the schema of this one during deployment, and this one on what that one wrote: on the
 * database of the first published version, with its demo data, after every migration. `VISITA_BEFORE` names the commit
 * of the previous release; by default it is the one before the newest migration.
 */
const PORT = TEST_PORT + 11;
let before: EarlierTree | undefined;
let server: TestServer | undefined;

beforeAll(async () => {
  before = buildCommit(process.env.VISITA_BEFORE ?? commitBefore(`migrations/${newestMigration()}`));
  server = await startServer(PORT, { isBuilt: true, folder: before.folder, prepare: fillAsFirstVersion });
  vi.stubEnv("E2E_ORIGIN", `http://localhost:${PORT}`);
}, 900_000);
afterAll(async () => {
  await server?.stop();
  before?.remove();
}, 60_000);

function newestMigration(): string {
  const names = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  return names.sort().at(-1) ?? "";
}

async function fillAsFirstVersion(state: string): Promise<void> {
  const file = join(state, "first-version.sql");
  writeFileSync(file, statements.map((statement) => `${statement};`).join("\n"));
  const execute = ["d1", "execute", "visita", "--local", "--persist-to", state, "--file", file, "--yes"];
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" };
  await promisify(execFile)(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...execute], { env });
  rmSync(file);
}

/** The content of the fixture. */
const ADA = { page: "pg_01m81p4n8exby7bchfvm7sw482", card: "1t7v2gep4b392e86" };
const CODES = ["W5FQX9XJ1N", "HV4XE8X1HM", "40FH712TT5"];

/** The visitors' requests, with the expected content of the response. */
const SITE: Record<string, RegExp> = {
  "/ada": /Ada Lindqvist/,
  "/ben": /Your first ten kilometres/,
  [`/c/${ADA.card}`]: /Letterpress printer/,
  [`/c/${ADA.card}.vcf`]: /BEGIN:VCARD[\s\S]*Ada Lindqvist/,
  [`/q/${CODES[0]}.svg`]: /<svg/,
  "/robots.txt": /Sitemap/i,
};

const ANYBODYS: Record<string, RegExp> = {
  "/": /<html lang="en"/,
  "/login": /<form/,
  "/sign-up": /<form/,
  "/pricing": /3\.99/,
  "/it/login": /<html lang="it"/,
};

/** Screens of the demo subscriber. */
const OWN: Record<string, RegExp> = {
  "/dashboard": /Ada/,
  "/dashboard-pages": /Ada Lindqvist/,
  "/dashboard-business-cards": /Studio card/,
  "/dashboard-visits": /<h1/,
  "/contact-list": /<h1/,
  "/dashboard-team": /<h1/,
  "/dashboard-team/look": /<h1/,
  [`/editor/${ADA.page}`]: /Book a workshop/,
  [`/editor-business-card/${ADA.card}`]: /Lindqvist Press/,
  [`/share-page/${ADA.page}`]: /\/q\//,
  [`/share-business-card/${ADA.card}`]: /Studio card/,
  "/account": /pro@visita\.example/,
  "/account/edit": /pro@visita\.example/,
  "/account/billing": /<h1/,
  "/account/sign-in": /<h1/,
  "/account/notifications": /<h1/,
  "/account/export": /<h1/,
};

/** Lists of the API by whose key of one item they are known. */
const LISTS: Record<string, RegExp> = {
  "/_/app/user": /pro@visita\.example/,
  "/_/pages?limit=20": /"slug":"ada"/,
  "/_/business-cards?limit=20": /Studio card/,
  "/_/app/contact-forms?limit=20": /"items":/,
  "/_/notifications": /"items":/,
  "/_/team/members": /"items":/,
  "/_/visits": /"views":/,
  "/app/pricing": /3\.99|399/,
};

async function expectResponse(
  surface: "app" | "site",
  path: string,
  held: RegExp,
  cookie = "",
): Promise<void> {
  const { status, text } = await ask(surface, path, { headers: { Accept: "text/html", Cookie: cookie } });
  expect({ path, status, holds: held.test(text) }).toEqual({ path, status: 200, holds: true });
}

describe.each(["the release before", "this release"])("%s", (release) => {
  beforeAll(async () => {
    if (release === "this release") await server?.replaceBy(".");
  }, 300_000);

  test("serves what visitors see, and every code that was given out", async () => {
    for (const [path, held] of Object.entries(SITE)) await expectResponse("site", path, held);
    for (const code of CODES) {
      const { status, headers } = await ask("site", `/q/${code}`);
      expect({ code, status }).toEqual({ code, status: 302 });
      expect(headers.location).toContain(`http://me.localhost:${PORT}/`);
    }
  });

  test("shows its screens, and the subscriber's with what is theirs", async () => {
    for (const [path, held] of Object.entries(ANYBODYS)) await expectResponse("app", path, held);
    const cookie = cookieHeader(await signInForm("pro@visita.example"));
    for (const [path, held] of Object.entries(OWN)) await expectResponse("app", path, held, cookie);
  });

  test("answers the API", async () => {
    const token = await signInPro();
    for (const [path, held] of Object.entries(LISTS)) {
      const { status, text } = await api(path, { token });
      expect({ path, status, holds: held.test(text) }).toEqual({ path, status: 200, holds: true });
    }
  });

  test("stores changes, which visitors see at once", async () => {
    const token = await signInPro();
    await ask("site", "/ada");
    const profile = { title: "Ada Lindqvist", bio: `Written by ${release}` };
    const saved = await api(`/_/pages/${ADA.page}`, { method: "PUT", token, json: { profile } });
    expect(saved.status, saved.text).toBe(200);
    await expectResponse("site", "/ada", new RegExp(profile.bio));
    const subheader = `Printer by ${release}`;
    await ask("site", `/c/${ADA.card}`);
    const card = await api(`/_/business-cards/${ADA.card}`, { method: "PUT", token, json: { subheader } });
    expect(card.status, card.text).toBe(200);
    await expectResponse("site", `/c/${ADA.card}`, new RegExp(subheader));
    await api(`/_/business-cards/${ADA.card}`, {
      method: "PUT",
      token,
      json: { subheader: "Letterpress printer" },
    });
    const slug = `made-by-${release.replaceAll(" ", "-")}`;
    const made = await api("/_/pages", { token, json: { slug, profile: { title: "Made" } } });
    expect(made.status, made.text).toBe(201);
    expect((await api(`/_/pages/${made.json.id}`, { method: "DELETE", token })).status).toBe(204);
    expect((await ask("site", `/${slug}`)).status).toBeGreaterThanOrEqual(404);
  });
});
