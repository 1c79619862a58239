import { expect, test } from "vitest";
import { freshAddress } from "~/domain/addresses";
import { cardInputSchema } from "~/domain/cards/schema";
import { pageInputSchema, pageUpdateSchema } from "~/domain/pages/schema";
import { knownChange } from "~/server/data/change-log.server";
import { VERSION } from "~/server/http/site/document.server";
import { handleSite } from "~/server/http/site/handle-site.server";
import { cacheSet } from "~/server/platform/site-cache.server";
import { createCard } from "~/server/services/cards/create-card.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { updatePage } from "~/server/services/pages/update-page.server";
import { getVisitorCard } from "~/server/services/site/get-visitor-card.server";
import { getVisitorPage } from "~/server/services/site/get-visitor-page.server";
import { PRO, testActor, testPlatform } from "../support/platform";

const SITE = "http://me.localhost:8787";

/** A visitor of the site. Documents are rendered without React: tests count how often, and of what. */
function visitor(platform = testPlatform()) {
  const seen = { draws: 0 };
  const look = async (path: string, headers: Record<string, string> = {}) => {
    const url = new URL(path, SITE);
    const response = await handleSite(new Request(url, { headers }), url, platform, async (inner) => {
      seen.draws += 1;
      const name = new URL(inner.url).pathname.split("/").at(-1) ?? "";
      const shown = path.startsWith("/c/")
        ? await getVisitorCard(platform, name)
        : await getVisitorPage(platform, name);
      const version: Record<string, string> =
        shown.version === undefined ? {} : { [VERSION]: String(shown.version) };
      return new Response(`${shown.kind} ${shown.version}`, { headers: version });
    });
    await platform.drain();
    return response.text();
  };
  return { platform, seen, look };
}

test("a document is drawn once, whatever version is asked for", async () => {
  const { platform, seen, look } = visitor();
  const owner = await testActor(platform, PRO);
  const input = pageInputSchema.parse({ slug: "asked-for" });
  const { page } = await createPage(platform, owner, input, { published: true });
  for (let v = 0; v < 50; v++) expect(await look(`/asked-for?v=${v}`)).toBe(`page ${page.version}`);
  for (const search of ["", "?v=999999999", "?v=1e3", "?v=01", "?v=-1", "?v=1&v=2", "?v=", "?w=1", "?v=1&x"])
    expect(await look(`/asked-for${search}`)).toBe(`page ${page.version}`);
  expect(seen.draws).toBe(1);
  for (let v = 0; v < 20; v++) await look(`/nobody-has-that?v=${v}`);
  expect(seen.draws).toBe(2);
});

test("who asks for the version that a page has now gets nothing older, though this isolate has", async () => {
  const { platform, seen, look } = visitor();
  const owner = await testActor(platform, PRO);
  const input = pageInputSchema.parse({ slug: "always-fresh" });
  const { page } = await createPage(platform, owner, input, { published: true });
  await look("/always-fresh");
  const update = pageUpdateSchema.parse({ profile: { title: "Newer" } });
  const saved = (await updatePage(platform, owner, page.id, update)).page;
  const body = new TextEncoder().encode("older");
  // What an isolate that did not make the change still has.
  const answer = { status: 200, headers: {}, body, expiresAt: Date.now() + 60_000, version: page.version };
  cacheSet("/always-fresh", "en", answer, { asOf: knownChange(), subjects: [`page:${page.id}`] });
  expect(await look("/always-fresh")).toBe("older");
  expect(await look(`/always-fresh?v=${saved.version + 1}`)).toBe("older");
  seen.draws = 0;
  expect(await look(freshAddress(saved).replace(SITE, ""))).toBe(`page ${saved.version}`);
  for (let i = 0; i < 5; i++) {
    expect(await look(`/always-fresh?v=${saved.version}`)).toBe(`page ${saved.version}`);
    expect(await look("/always-fresh")).toBe(`page ${saved.version}`);
  }
  expect(seen.draws).toBe(1);
});

test("an unpublished page and a card are drawn once too", async () => {
  const { platform, seen, look } = visitor();
  const owner = await testActor(platform, PRO);
  const { page } = await createPage(platform, owner, pageInputSchema.parse({ slug: "not-up-yet" }));
  for (let i = 0; i < 5; i++) await look(`/not-up-yet?v=${page.version}`);
  expect(seen.draws).toBe(1);
  const { card } = await createCard(platform, owner, cardInputSchema.parse({ title: "A", header: "Ada" }));
  for (let v = 0; v < 9; v++) expect(await look(`/c/${card.hash}?v=${v}`)).toBe(`card ${card.version}`);
  expect(seen.draws).toBe(2);
});
