import { beforeAll, expect, test, vi } from "vitest";
import { ask, originOf } from "../support/http.ts";
import { api, newPerson, signInPro } from "./api-client";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const SITE = originOf("site");

let token: string;
let page: { id: string; slug: string; qrUrl: string };
let key: string;

beforeAll(async () => {
  token = await signInPro();
  const blocks = [
    { type: "buttons", data: { items: [{ title: "Portfolio", url: "https://portfolio.example/" }] } },
  ];
  page = (await api("/_/pages", { token, json: { blocks } })).json;
  await api(`/_/pages/${page.id}/publish`, { token, method: "POST" });
  const { text } = await visit(`/${page.slug}`, { "User-Agent": "curl/8" });
  key = new RegExp(`ping="/p/${page.slug}/([0-9a-z]{3})"`).exec(text)?.[1] ?? "";
});

/** Each visitor has a separate address; browsers send their user agent. */
const visit = (path: string, headers: Record<string, string> = {}) =>
  ask("site", path, { headers: { "User-Agent": PHONE, ...headers } });

const ping = (path: string, headers: Record<string, string> = {}, body: string | Buffer = "PING") =>
  ask("site", path, {
    method: "POST",
    body,
    headers: {
      "User-Agent": PHONE,
      "Content-Type": "text/ping",
      Origin: SITE,
      "Ping-From": `${SITE}/${page.slug}?utm_source=news`,
      ...headers,
    },
  });

const report = async () => (await api(`/_/visits?thing=page:${page.id}`, { token })).json;

/** An isolate hands over its events within two seconds. */
async function until(isThere: (found: Awaited<ReturnType<typeof report>>) => boolean) {
  return vi.waitUntil(
    async () => {
      const found = await report();
      return isThere(found) && found;
    },
    { timeout: 40_000, interval: 250 },
  );
}

test("visits through the built Workers come out in the report, each where it belongs", async () => {
  for (let i = 1; i <= 6; i++)
    await visit(`/${page.slug}?fbclid=${i}`, {
      "CF-Connecting-IP": `198.51.100.${i}`,
      "CF-IPCountry": "PT",
      "Accept-Language": "pt-PT",
      Referer: "https://l.instagram.com/?u=secret",
    });
  await visit(`/${page.slug}`, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await visit(`/${page.slug}`, { "Sec-Purpose": "prefetch" });
  const ip = { "CF-Connecting-IP": "198.51.100.1" };
  const scan = await visit(new URL(page.qrUrl).pathname, ip);
  await visit(scan.headers.location?.replace(SITE, "") ?? "", ip);
  expect((await ping(`/p/${page.slug}/${key}`, ip)).status).toBe(204);
  expect((await ping(`/p/${page.slug}/${key}`, ip)).status).toBe(204);
  const found = await until(({ total }) => total.clicks > 0 && total.views >= 7);
  expect(found.total).toMatchObject({ views: 7, visitors: 6, clicks: 1, scans: 1 });
  expect(found.links).toMatchObject([{ title: "Portfolio", clicks: 1 }]);
  expect(found.sources[0]).toEqual({ name: "Instagram", views: 6, clicks: 0 });
  expect(found.countries[0]).toEqual({ name: "PT", views: 6 });
  expect(found.codes).toMatchObject([{ scans: 1, views: 1 }]);
});

test("a ping is taken from our own pages, for a link that is there", async () => {
  const path = `/p/${page.slug}/${key}`;
  const statuses = await Promise.all([
    ping(path, { Origin: "https://evil.example" }),
    ping(path, { Origin: SITE, "Ping-From": "https://evil.example/" }),
    ask("site", path, { method: "POST", body: "PING", headers: { "User-Agent": PHONE } }),
    ping(`/p/${page.slug}/zzz`),
    ping("/p/nobody-has-this/abc"),
    ping(path, {}, Buffer.alloc(1024 * 1024)),
    ask("site", path),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 404, 404, 413, 405]);
});

test("two thousand pings of one address are one click, and the page is served all along", async () => {
  const path = `/p/${page.slug}/${key}`;
  const ip = { "CF-Connecting-IP": "198.51.100.99" };
  const before = (await report()).total.clicks;
  for (let batch = 0; batch < 20; batch++) {
    const responses = await Promise.all(Array.from({ length: 100 }, () => ping(path, ip)));
    expect(responses.every(({ status }) => status === 204 || status === 429)).toBe(true);
    expect((await visit(`/${page.slug}`, { "User-Agent": "curl/8" })).status).toBe(200);
  }
  expect((await until(({ total }) => total.clicks > before)).total.clicks).toBe(before + 1);
});

test("what is enormous or full of markup is answered as ever, and reduced", async () => {
  const ip = { "CF-Connecting-IP": "198.51.100.50" };
  const huge = encodeURIComponent("<script>alert(1)</script>".repeat(100));
  expect((await visit(`/${page.slug}?utm_source=${huge}`, ip)).status).toBe(200);
  expect((await visit(`/${page.slug}`, { ...ip, "User-Agent": PHONE + "x".repeat(9_000) })).status).toBe(200);
  const secret = { ...ip, Referer: "https://shop.example/reset?token=very-secret" };
  expect((await visit(`/${page.slug}`, secret)).status).toBe(200);
  const { sources } = await until((found) =>
    found.sources?.some(({ name }: { name: string }) => name === "shop.example"),
  );
  const names = sources.map(({ name }: { name: string }) => name).join(" ");
  expect(names).toContain("shop.example");
  expect(names).not.toMatch(/very-secret|[<>]/);
});

test("a card's contact file, its pass at Google and its lines are counted, each once by the same visitor", async () => {
  const json = { title: "Fair", header: "Ada", contacts: [{ name: "phone", value: "+351 22 555 0148" }] };
  const card = (await api("/_/business-cards", { token, json })).json as { hash: string };
  const path = `/c/${card.hash}`;
  const ofCard = async () => (await api(`/_/visits?thing=card:${card.hash}`, { token })).json;
  const visitor = { "CF-Connecting-IP": "198.51.100.60" };
  const shown = await visit(path, visitor);
  const [, line = ""] =
    new RegExp(`href="tel:[^"]+"[^>]* ping="(/p${path}/[0-9a-z]{3})"`).exec(shown.text) ?? [];
  expect(shown.text).toContain('href="/p"');
  for (let i = 0; i < 2; i++) {
    expect((await visit(`${path}.vcf`, visitor)).status).toBe(200);
    expect((await visit(`${path}/google`, visitor)).headers.location).toMatch(
      /^https:\/\/pay\.google\.com\//,
    );
    expect((await ping(line, { ...visitor, "Ping-From": `${SITE}${path}` })).status).toBe(204);
  }
  // These are not counted as saves.
  await ask("site", `${path}.vcf`, { method: "HEAD", headers: { "User-Agent": PHONE, ...visitor } });
  await visit(`${path}.vcf`, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await visit(`${path}/google`, { "CF-Connecting-IP": "198.51.100.61", "Sec-Purpose": "prefetch" });
  const found = await vi.waitUntil(
    async () => {
      const report = await ofCard();
      return report.total.clicks > 0 && report;
    },
    { timeout: 40_000, interval: 250 },
  );
  expect(found.total).toEqual({ views: 1, visitors: 1, clicks: 1, saves: 2, scans: 0, contacts: 0 });
  expect(found.links).toMatchObject([{ title: "+351 22 555 0148", url: "tel:+351225550148", clicks: 1 }]);
  const statuses = await Promise.all([
    ping(`/p${path}/zzz`),
    ping(`/p/c/0123456789abcdef/${line.slice(-3)}`),
    ping(line, { Origin: "https://evil.example" }),
    ping(line, {}, Buffer.alloc(1024 * 1024)),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([404, 404, 403, 413]);
  const { things } = (await api("/_/visits", { token })).json;
  expect(things).toContainEqual({
    ...{ thing: `card:${card.hash}`, title: "Fair", views: 1, clicks: 1, saves: 2, scans: 0, contacts: 0 },
  });
  await api(`/_/business-cards/${card.hash}`, { token, method: "DELETE" });
});

test("what is asked wrongly is refused", async () => {
  const ask400 = async (query: string) => (await api(`/_/visits?${query}`, { token })).status;
  expect(await ask400("thing=page:nothing")).toBe(422);
  expect(await ask400("from=2026-02-30")).toBe(422);
  expect(await ask400("from=2026-01-02&to=2026-01-01")).toBe(422);
  expect(await ask400("by=minute")).toBe(422);
  const stranger = (await newPerson()).token;
  const other = `/_/visits?thing=page:${page.id}`;
  expect((await api(other, { token: stranger })).status).toBe(404);
  expect((await api(other, { token: stranger, method: "DELETE" })).status).toBe(404);
  expect((await api("/_/visits")).status).toBe(401);
  expect((await api("/_/visits/export.csv", { token: stranger })).status).toBe(402);
});

test("a visitor has their device left out, without script and in their language", async () => {
  const shown = await visit("/p", { "Accept-Language": "de" });
  expect([shown.status, shown.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(shown.text).toContain("Zählt mich nicht");
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const set = await ask("site", "/p", {
    method: "POST",
    body: "count=off",
    headers: { ...form, Origin: SITE },
  });
  expect([set.status, set.headers.location]).toEqual([303, "/p"]);
  expect(set.headers["set-cookie"]?.[0]).toMatch(
    /^uncounted=1; Path=\/; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await visit("/p", { "Accept-Language": "de", Cookie: "uncounted=1" })).text).toContain(
    "Zählt mich wieder",
  );
  const foreign = { ...form, Origin: "https://evil.example" };
  expect((await ask("site", "/p", { method: "POST", body: "count=off", headers: foreign })).status).toBe(403);
});

test("a reset takes a thing's counts away", async () => {
  expect((await api(`/_/visits?thing=page:${page.id}`, { token, method: "DELETE" })).status).toBe(204);
  expect((await report()).total).toEqual({
    views: 0,
    visitors: 0,
    clicks: 0,
    saves: 0,
    scans: 0,
    contacts: 0,
  });
});

test("the demo account has ninety days of visits", async () => {
  const from = new Date(Date.now() - 89 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const { json } = await api(`/_/visits?from=${from}`, { token: await signInPro() });
  expect(json.series).toHaveLength(90);
  expect(json.total.views).toBeGreaterThan(2_000);
  expect(json.sources.length).toBeGreaterThan(5);
  expect(json.codes.length).toBeGreaterThan(1);
});
