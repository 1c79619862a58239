import { beforeEach, describe, expect, test } from "vitest";
import { htmlLang, LANGUAGE_CODES } from "~/domain/languages";
import { pageInputSchema } from "~/domain/pages/schema";
import { loader as cardLoader } from "~/routes/site/card";
import { loader as pageLoader } from "~/routes/site/page";
import { loader as reportLoader } from "~/routes/site/report";
import { loader as unknownLoader } from "~/routes/site/unknown";
import type { SiteContext } from "~/server/http/request-context.server";
import { handleSite } from "~/server/http/site/handle-site.server";
import { responseFromCache } from "~/server/http/site/memory.server";
import { invalidateAll, memoryBytes, UNKNOWN_BYTES } from "~/server/platform/site-cache.server";
import { changeSettings } from "~/server/services/pages/change-page-state.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { deletePage } from "~/server/services/pages/delete-page.server";
import { PRO, testActor, testPlatform } from "../support/platform";

const SITE = "http://me.localhost:8787";
const LOADERS = { page: pageLoader, card: cardLoader, report: reportLoader, unknown: unknownLoader };

/** A visitor of the site. A document is what its route's loader returns: tests check how often, and to which one. */
function visitor() {
  const platform = testPlatform();
  const seen = { draws: 0 };
  const render = async (inner: Request, visita: unknown) => {
    const [, , kind = "", ...rest] = new URL(inner.url).pathname.split("/");
    const name = rest.at(-1) ?? "";
    const load = LOADERS[kind as keyof typeof LOADERS];
    const context = { visita: visita as SiteContext };
    try {
      const drawn = await load({ request: inner, context, params: { slug: name, hash: name } } as never);
      seen.draws += 1;
      return drawn as unknown as Response;
    } catch (thrown) {
      // As in Remix: redirects are returned without rendering.
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  };
  const create = { createPlatform: () => platform, createBackground: () => platform };
  const look = async (path: string, headers: Record<string, string> = {}) => {
    const url = new URL(path, SITE);
    const request = new Request(url, { headers });
    const response =
      responseFromCache(request, url, "req_1", create) ?? (await handleSite(request, url, platform, render));
    await platform.drain();
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { platform, seen, look };
}

const confirmed = (level: number, language = "en") => ({
  Cookie: `confirmed=${level}`,
  "Accept-Language": language,
});

beforeEach(async () => {
  invalidateAll();
  // The one document of unused addresses, which earlier tests left in the data centre's cache.
  const { origins } = testPlatform().config;
  for (const language of LANGUAGE_CODES)
    await (caches as unknown as { default: Cache }).default.delete(`${origins.site}/?variant=${language}`);
});

describe("a sensitive page", () => {
  const SECRET = "only for those who confirmed";

  async function sensitivePage(slug: string, bio = SECRET) {
    const { platform, seen, look } = visitor();
    const owner = await testActor(platform, PRO);
    const input = pageInputSchema.parse({ slug, profile: { title: "T", bio }, sensitive: 18 });
    const { page } = await createPage(platform, owner, input, { published: true });
    return { platform, owner, page, seen, look };
  }

  test("is drawn once for all who have confirmed, and is kept by no browser", async () => {
    const { seen, look } = await sensitivePage("drawn-once");
    for (let i = 0; i < 20; i++) {
      const shown = await look("/drawn-once", confirmed(18));
      expect([shown.status, shown.headers.get("Cache-Control"), shown.headers.get("ETag")]).toEqual([
        200,
        "no-store",
        null,
      ]);
      expect(shown.text).toContain(SECRET);
      await look(`/drawn-once?v=${i}`, confirmed(18));
    }
    expect(seen.draws).toBe(1);
    invalidateAll();
    expect((await look("/drawn-once", confirmed(18))).text).toContain(SECRET);
    // The data centre's cache had it.
    expect(seen.draws).toBe(1);
  });

  test("is never shown to others, whichever of its documents are in which cache", async () => {
    const { seen, look } = await sensitivePage("others-never");
    const others = [{}, { Cookie: "other=18" }, confirmed(21), confirmed(25), { Cookie: "confirmed=1" }];
    for (const isFirst of [true, false, true]) {
      if (isFirst) expect((await look("/others-never", confirmed(18))).text).toContain(SECRET);
      for (const search of ["", "?v=1", "?variant=en.confirmed", "?v=99"])
        for (const headers of others as Record<string, string>[])
          expect((await look(`/others-never${search}`, headers)).text).not.toContain(SECRET);
      expect((await look("/others-never", confirmed(18))).text).toContain(SECRET);
      invalidateAll();
    }
    // The question and the page, for every client and every confirmation.
    expect(seen.draws).toBe(2);
  });

  test("is shown as it is now, after each change", async () => {
    const { platform, owner, page, look } = await sensitivePage("changes-too");
    const change = (settings: object) => changeSettings(platform, owner, page.id, settings);
    expect((await look("/changes-too", confirmed(18))).text).toContain(SECRET);
    await change({ sensitive: 21 });
    expect((await look("/changes-too", confirmed(18))).text).not.toContain(SECRET);
    expect((await look("/changes-too", confirmed(21))).text).toContain(SECRET);
    await change({ published: false });
    expect((await look("/changes-too", confirmed(21))).status).toBe(404);
    await change({ published: true });
    expect((await look("/changes-too", confirmed(21))).text).toContain(SECRET);
    await change({ sensitive: null });
    const open = await look("/changes-too");
    expect([open.text.includes(SECRET), open.headers.get("Cache-Control")]).toEqual([true, "no-cache"]);
    await deletePage(platform, owner, page.id);
    expect((await look("/changes-too", confirmed(21))).status).toBe(410);
  });

  test("has a document in each language", async () => {
    const { seen, look } = await sensitivePage("in-languages");
    for (const language of ["en", "de", "en", "de"]) {
      const shown = await look("/in-languages", confirmed(18, language));
      expect(shown.headers.get("Content-Language")).toBe(language);
    }
    expect(seen.draws).toBe(2);
  });
});

describe("an address that has nothing to show", () => {
  test("is drawn once in a language, whichever it is", async () => {
    const { seen, look } = visitor();
    for (let i = 0; i < 30; i++) {
      const shown = await look(`/nobody-${i}`);
      expect([shown.status, shown.headers.get("Location")]).toEqual([404, null]);
      expect(shown.text).toContain("title");
    }
    expect(seen.draws).toBe(1);
    await look("/c/0123456789abcdef");
    await look("/report/nobody-has-this");
    expect(seen.draws).toBe(1);
    const before = memoryBytes();
    for (const language of LANGUAGE_CODES)
      for (let i = 0; i < 3; i++) await look(`/nobody-${i}`, { "Accept-Language": htmlLang(language) });
    expect(seen.draws).toBe(LANGUAGE_CODES.length);
    // An unused address is cached for all languages.
    expect(memoryBytes().unknown).toBe(before.unknown);
  });

  test("takes a few bytes of a room of its own", async () => {
    const { look } = visitor();
    await look("/nobody-at-all");
    const before = memoryBytes();
    for (let i = 0; i < 20; i++) await look(`/nobody-x${i}`);
    const after = memoryBytes();
    expect(after.documents).toBe(before.documents);
    expect(after.unknown - before.unknown).toBeLessThan(20 * 1_000);
    expect(UNKNOWN_BYTES).toBeLessThan(8 * 1024 * 1024);
  });

  test("is not confused with a page that is there, was deleted or has moved", async () => {
    const { platform, look } = visitor();
    const owner = await testActor(platform, PRO);
    expect((await look("/comes-later")).status).toBe(404);
    expect((await look("/comes-later")).status).toBe(404);
    const input = pageInputSchema.parse({ slug: "comes-later" });
    const { page } = await createPage(platform, owner, input, { published: true });
    expect((await look("/comes-later")).status).toBe(200);
    await changeSettings(platform, owner, page.id, { slug: "comes-elsewhere" });
    const moved = await look("/comes-later");
    expect([moved.status, moved.headers.get("Location")]).toEqual([302, `${SITE}/comes-elsewhere`]);
    await changeSettings(platform, owner, page.id, { published: false });
    expect((await look("/comes-elsewhere")).status).toBe(404);
    await deletePage(platform, owner, page.id);
    expect((await look("/comes-elsewhere")).status).toBe(410);
    expect((await look("/nobody-else")).status).toBe(404);
  });
});
