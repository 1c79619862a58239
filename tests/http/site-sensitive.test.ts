import { beforeAll, describe, expect, test } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, newPerson, type Person } from "./api-client.ts";

const SECRET = "only for those who confirmed";
const slug = `sensitive-${Date.now().toString(36)}`;
const path = `/${slug}`;
let me: Person;
let pageId: string;

beforeAll(async () => {
  me = await newPerson();
  const profile = { title: "A sensitive page", bio: SECRET };
  const json = { slug, profile, sensitive: 18, blocks: [{ type: "text", data: { text: SECRET } }] };
  const made = await api("/_/pages", { token: me.token, json });
  expect(made.status, made.text).toBe(201);
  pageId = made.json.id;
});

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const confirm = (level: number | string, headers = {}) =>
  ask("site", path, { method: "POST", headers: { ...form, ...headers }, body: `level=${level}` });
const withCookie = (value: string) => ask("site", path, { headers: { Cookie: `confirmed=${value}` } });

describe("a sensitive page", () => {
  test("asks before anything of it but the title is in the document", async () => {
    for (const headers of [{}, { "Accept-Language": "ar" }, { "User-Agent": "facebookexternalhit/1.1" }]) {
      const gate = await ask("site", path, { headers: headers as Record<string, string> });
      expect(gate.status).toBe(200);
      expect(gate.text).not.toContain(SECRET);
      expect(gate.text).not.toMatch(/ld\+json|name="description"|og:description|<script/);
      expect(gate.text).toContain("<title>A sensitive page</title>");
      expect(gate.text).toContain('content="noindex"');
      expect(gate.text).toContain(`action="${path}"`);
      expect(gate.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("is shown for a day to who confirmed, and kept by no browser", async () => {
    const response = await confirm(18, { "Sec-Fetch-Site": "same-origin" });
    expect([response.status, response.headers.location, response.headers["cache-control"]]).toEqual([
      303,
      path,
      "no-store",
    ]);
    const cookie = String(response.headers["set-cookie"]);
    expect(cookie).toBe(`confirmed=18; Path=${path}; Max-Age=86400; HttpOnly; Secure; SameSite=Lax`);
    for (let i = 0; i < 3; i++) {
      const page = await withCookie("18");
      expect([page.status, page.headers["cache-control"], page.headers.etag]).toEqual([
        200,
        "no-store",
        undefined,
      ]);
      expect(page.text).toContain(SECRET);
      expect(page.text).toContain('content="noindex"');
      const gate = await ask("site", path);
      expect(gate.text).not.toContain(SECRET);
      const other = await ask("site", path, { headers: { Cookie: "other=18" } });
      expect(other.text).not.toContain(SECRET);
    }
    const version = await ask("site", `${path}?v=1`, { headers: { Cookie: "confirmed=18" } });
    expect(version.headers["cache-control"]).toBe("no-store");
    expect((await ask("site", `${path}?v=1`)).text).not.toContain(SECRET);
  });

  test("knows a gate by its tag, and never takes it for the page", async () => {
    const gate = await ask("site", path);
    const tag = { "If-None-Match": String(gate.headers.etag) };
    expect((await ask("site", path, { headers: tag })).status).toBe(304);
    const page = await ask("site", path, { headers: { ...tag, Cookie: "confirmed=18" } });
    expect([page.status, page.text.includes(SECRET)]).toEqual([200, true]);
  });

  test("asks again when its level changes, and no more when it has none", async () => {
    const settings = (sensitive: number | null) =>
      api(`/_/pages/${pageId}/settings`, { method: "PUT", token: me.token, json: { sensitive } });
    expect((await settings(25)).status).toBe(200);
    expect((await withCookie("18")).text).not.toContain(SECRET);
    expect((await withCookie("18")).text).toContain("25+");
    const stale = await confirm(18);
    expect([stale.status, stale.headers["set-cookie"]]).toEqual([303, undefined]);
    expect((await withCookie("25")).text).toContain(SECRET);
    await settings(null);
    const open = await ask("site", path);
    expect([open.text.includes(SECRET), open.headers["cache-control"]]).toEqual([true, "no-cache"]);
    const late = await confirm(25);
    expect([late.status, late.headers.location, late.headers["set-cookie"]]).toEqual([303, path, undefined]);
    expect((await confirm("")).status).toBe(405);
    await settings(18);
    expect((await ask("site", path)).text).not.toContain(SECRET);
  });

  test("takes no confirmation from another site's form, and nothing that is no form", async () => {
    const foreign = await confirm(18, { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" });
    expect([foreign.status, foreign.headers["set-cookie"]]).toEqual([403, undefined]);
    expect((await confirm(18, { Origin: originOf("app") })).status).toBe(403);
    for (const level of ["17", "18&level=18", "", "18%00", "18;Path=/"]) {
      const response = await confirm(level);
      expect([level, response.status, response.headers["set-cookie"]]).toEqual([level, 303, undefined]);
    }
    const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    expect((await ask("site", path, json)).status).toBe(415);
    const large = { method: "POST", headers: form, body: `level=18&x=${"x".repeat(100_000)}` };
    expect((await ask("site", path, large)).status).toBe(413);
    const broken = { "Content-Type": "multipart/form-data; boundary=x" };
    expect((await ask("site", path, { method: "POST", headers: broken, body: "no form" })).status).toBe(400);
    for (const method of ["PUT", "DELETE", "PATCH"])
      expect((await ask("site", path, { method })).status).toBe(405);
  });
});
