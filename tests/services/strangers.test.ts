import { describe, expect, test, vi } from "vitest";
import { cardInputSchema } from "~/domain/cards/schema";
import { MAX_LANGUAGE_HEADER } from "~/domain/languages";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { RATE_LIMITS } from "~/domain/rate-limits";
import { handleApp } from "~/server/http/app/handle-app.server";
import { commonHeaders } from "~/server/http/headers.server";
import { handleSite } from "~/server/http/site/handle-site.server";
import { visitorLanguage } from "~/server/http/site/visitor-language.server";
import { secureAddress } from "~/server/http/surface.server";
import { readConfig } from "~/server/platform/config.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { deleteCard } from "~/server/services/cards/delete-card.server";
import { acknowledgeDuplicateCard } from "~/server/services/cards/get-card.server";
import { previewCard } from "~/server/services/cards/preview-card.server";
import { changeCardCodes, listCardCodes } from "~/server/services/codes/card-codes.server";
import { changeSettings } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { acknowledgeDuplicate } from "~/server/services/pages/get-page.server";
import { previewPage } from "~/server/services/pages/preview-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { file } from "../support/card-codes";
import { newestChange } from "../support/changes";
import { setEnabled } from "../support/enabled";
import { PRO, strictPlatform, testActor, testPlatform } from "../support/platform";

const codeOf = ({ qrUrl }: { qrUrl: string }) => qrUrl.slice(-10);

describe("a stranger with a code learns by its file's name", () => {
  test("nothing of a page that is not up", async () => {
    const platform = testPlatform();
    const owner = await testActor(platform, PRO);
    const input = pageInputSchema.parse({ slug: "the-merger", profile: { title: "SECRET merger" } });
    const { page } = await createPage(platform, owner, input);
    const nameOf = async () => (await file(platform, codeOf(page)))?.headers["Content-Disposition"] ?? "";
    expect(await nameOf()).not.toMatch(/secret|merger/i);
    await changeSettings(platform, owner, page.id, { published: true });
    expect(await nameOf()).toContain('filename="secret-merger-qr.svg"');
    await changeSettings(platform, owner, page.id, { published: false });
    expect(await nameOf()).not.toMatch(/secret|merger/i);
  });

  test("of a card its header, never its owner's label, and nothing once it is gone", async () => {
    const platform = testPlatform();
    const owner = await testActor(platform, PRO);
    const input = cardInputSchema.parse({ title: "My label: fire Bob", header: "Ada" });
    const { card } = await createCard(platform, owner, input);
    const nameOf = async () => (await file(platform, codeOf(card)))?.headers["Content-Disposition"] ?? "";
    expect(await nameOf()).toContain('filename="ada-qr.svg"');
    const seen = JSON.stringify(await previewCard(platform, card.hash));
    expect(seen).toContain("Ada");
    expect(seen).not.toMatch(/fire Bob|isDuplicate/);
    await setEnabled(platform.db, owner.userId, false, platform.now());
    expect((await file(platform, codeOf(card), "svg", "v=2"))?.headers["Content-Disposition"]).not.toMatch(
      /ada/i,
    );
    await setEnabled(platform.db, owner.userId, true, platform.now());
    await deleteCard(platform, owner, card.hash);
    expect(await nameOf()).not.toMatch(/ada|bob/i);
  });
});

test("an old address tells nobody where a page that is not up has gone", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const input = pageInputSchema.parse({ slug: "first-name" });
  const { page } = await createPage(platform, owner, input, { published: true });
  await changeSettings(platform, owner, page.id, { slug: "second-name" });
  const moved = await getVisitorPage(platform, "first-name");
  expect(moved).toMatchObject({ kind: "moved" });
  // Whatever changes the page or its owner's account invalidates what its former address answers.
  expect(moved.subjects).toEqual(["slug:first-name", `page:${page.id}`, `owner:${owner.userId}`]);
  await changeSettings(platform, owner, page.id, { published: false });
  expect(await getVisitorPage(platform, "first-name")).toEqual({
    kind: "unknown",
    expiresAt: expect.any(Number),
    subjects: moved.subjects,
  });
});

test("the API's preview of a sensitive page is its title, until the level is confirmed", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const input = pageInputSchema.parse({
    profile: { title: "Adults", bio: "HIDDEN bio" },
    blocks: [{ key: "t", type: "text", data: { text: "HIDDEN text" } }],
    seo: { description: "HIDDEN description" },
    sensitive: 21,
  });
  const { page } = await createPage(platform, owner, input, { published: true });
  for (const level of [undefined, 18, 25] as const) {
    const seen = await previewPage(platform, page.id, level);
    expect(JSON.stringify(seen)).not.toContain("HIDDEN");
    expect(seen).toMatchObject({ id: page.id, sensitive: 21, profile: { title: "Adults" }, blocks: [] });
  }
  expect(JSON.stringify(await previewPage(platform, page.id, 21)).match(/HIDDEN/g)).toHaveLength(3);
});

test("a form that another site's page sends is refused", async () => {
  const platform = testPlatform();
  const owner = await testActor(platform, PRO);
  const input = pageInputSchema.parse({ slug: "posted-to" });
  const { page } = await createPage(platform, owner, input, { published: true });
  const from = async (path: string, headers: Record<string, string>) => {
    const url = new URL(path, "http://me.localhost:8787");
    const body = new URLSearchParams({ reason: "spam" });
    const render = async () => new Response("drawn");
    const response = await handleSite(
      new Request(url, { method: "POST", headers, body }),
      url,
      platform,
      render,
    );
    return response.status;
  };
  const foreign = { Origin: "http://evil.example" };
  for (const path of [`/f/${page.id}`, "/report/posted-to"]) {
    expect(await from(path, { ...foreign, "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect(await from(path, foreign)).toBe(403);
    expect(await from(path, { Origin: "http://me.localhost:8787", "Sec-Fetch-Site": "same-origin" })).toBe(
      200,
    );
    expect(await from(path, {})).toBe(200);
  }
});

describe("what one caller can make us do has an end", () => {
  test("a code's file is drawn once, whatever version is asked for, and drawings are counted", async () => {
    const counted: string[] = [];
    const limit = async ({ key }: { key: string }) => ({ success: counted.push(key) <= 3 });
    const platform = testPlatform({ BURST: { limit } as RateLimit });
    for (const version of ["", "v=1", "v=2", "v=%00", "v=", "x=1", "v=9"]) {
      const answer = await file(platform, "0000000000", "png", `size=2048&${version}`);
      expect(answer?.status).toBe(200);
    }
    expect(counted).toEqual([`draw:${platform.ip}`]);
    await file(platform, "0000000001", "pdf");
    await file(platform, "0000000002", "svg");
    await expect(file(platform, "0000000003", "png")).rejects.toMatchObject({ code: "rate_limited" });
    const url = new URL("http://me.localhost:8787/q/0000000004.png");
    const refused = await handleSite(new Request(url), url, platform, async () => new Response());
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  });

  test("of a language header no more is remembered than is read", () => {
    const set = vi.spyOn(Map.prototype, "set");
    const headers = { "Accept-Language": `de,${"x".repeat(100_000)}` };
    expect(visitorLanguage(new Request("http://me.localhost/", { headers }))).toBe("de");
    const keys = set.mock.calls.map(([key]) => key).filter((key) => String(key).startsWith("de,x"));
    set.mockRestore();
    expect(keys.map((key) => String(key).length)).toEqual([MAX_LANGUAGE_HEADER]);
  });

  test("a mark that is gone is taken off again without a change, and codes are renamed so often an hour", async () => {
    const platform = strictPlatform();
    const owner = await testActor(platform);
    const { card } = await createCard(platform, owner, cardInputSchema.parse({ title: "T", header: "H" }));
    const { page } = await createPage(platform, owner, pageInputSchema.parse({}));
    const before = await newestChange(platform.db);
    await acknowledgeDuplicateCard(platform, owner, card.hash);
    await acknowledgeDuplicate(platform, owner, page.id);
    expect(await newestChange(platform.db)).toBe(before);
    for (let i = 0; i < RATE_LIMITS.save.limit; i++) await consumeLimit(platform, "save", owner.userId);
    const [first] = await listCardCodes(platform, owner, card.hash);
    const rename = changeCardCodes(platform, owner, card.hash, {
      ...{ intent: "change", code: first?.code ?? "", name: "Again" },
    });
    await expect(rename).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("a page is previewed so often a minute from one address", async () => {
    const platform = strictPlatform();
    const owner = await testActor(platform, PRO);
    const input = pageInputSchema.parse({ sensitive: 18 });
    const { page } = await createPage(platform, owner, input, { published: true });
    for (let i = 1; i < RATE_LIMITS.pagePreviewIp.limit; i++) await consumeLimit(platform, "pagePreviewIp");
    expect((await previewPage(platform, page.id, 18)).id).toBe(page.id);
    const refused = previewPage(platform, page.id, 18);
    await expect(refused).rejects.toMatchObject({ code: "rate_limited" });
  });

  test("an account saves so often an hour", async () => {
    const platform = strictPlatform();
    const owner = await testActor(platform);
    const { page } = await createPage(platform, owner, pageInputSchema.parse({}));
    for (let i = 0; i < RATE_LIMITS.save.limit; i++) await consumeLimit(platform, "save", owner.userId);
    const save = updatePage(platform, owner, page.id, pageUpdateSchema.parse({ profile: { title: "More" } }));
    await expect(save).rejects.toMatchObject({ code: "rate_limited" });
  });
});

test("nothing is answered in the clear where the origins are https", () => {
  const { bindings } = testPlatform();
  const origins = {
    APP_ORIGIN: "https://visita.test",
    SITE_ORIGIN: "https://pages.test",
    API_ORIGIN: "https://api.visita.test",
  };
  const production = readConfig({ ...bindings, ...origins, MODE: "production" });
  const clear = (url: string) => secureAddress(new URL(url), production);
  expect(clear("http://visita.test/login?a=1")).toBe("https://visita.test/login?a=1");
  expect(clear("https://visita.test/login")).toBeNull();
  expect(secureAddress(new URL("http://localhost:8787/"), readConfig(bindings))).toBeNull();
  const carried = (config: ReturnType<typeof readConfig>) => {
    const headers = new Headers();
    commonHeaders(headers, "req_1", config);
    return headers.get("Strict-Transport-Security");
  };
  expect(carried(production)).toBe("max-age=63072000; includeSubDomains");
  expect(carried(readConfig(bindings))).toBeNull();
});

test("what stands in for the outside world is reached in development only", async () => {
  const SANDBOX = { fetch: async () => new Response("sandbox") } as unknown as Fetcher;
  const ask = async (isDevelopment: boolean) => {
    const platform = testPlatform({ SANDBOX });
    const config = { ...platform.config, isDevelopment };
    const url = new URL("http://localhost:8787/dev/inbox");
    const asked = Object.assign(Object.create(platform), { config });
    const response = await handleApp(new Request(url), url, asked, null, async () => new Response("screen"));
    return response.text();
  };
  expect([await ask(true), await ask(false)]).toEqual(["sandbox", "screen"]);
});
