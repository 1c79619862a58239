import { Buffer } from "node:buffer";
import { expect, test, vi } from "vitest";
import { LIMITS } from "~/domain/limits";
import { readImageHeader } from "~/domain/media/image-header";
import { DEVELOPMENT_IP_FACTOR, RATE_LIMITS } from "~/domain/rate-limits";
import { fetchWebFile } from "~/server/platform/web-fetch.server";
import { readHtml } from "~/server/services/links/read-html.server";
import { readLinks } from "~/server/services/links/read-links.server";
import { readWebPage } from "~/server/services/links/read-web-page.server";
import { type TestPlatform, testPlatform } from "../support/platform";

const SITE = "https://www.mill-bakery.com";
const time = (ms: number = LIMITS.fetchMs) => AbortSignal.timeout(ms);

/** The requested addresses, of a platform whose web is the sandbox. */
function watched(): { platform: TestPlatform; asked: string[]; inits: RequestInit[] } {
  const asked: string[] = [];
  const inits: RequestInit[] = [];
  const { bindings } = testPlatform();
  const SANDBOX = {
    ...bindings.SANDBOX,
    fetch: (url: string, init: RequestInit) => {
      asked.push(new URL(url).searchParams.get("url") ?? "");
      inits.push(init);
      return bindings.SANDBOX?.fetch(url, init);
    },
  } as unknown as typeof bindings.SANDBOX;
  return { platform: testPlatform({ SANDBOX }), asked, inits };
}

test("a link is offered the title of its page and a small picture, encoded anew", async () => {
  const { platform, inits } = watched();
  const [offer, other] = await readLinks(platform, [`${SITE}/our-bread`, `${SITE}/untitled`]);
  expect(offer).toMatchObject({ url: `${SITE}/our-bread`, title: "Our bread – Mill bakery" });
  const picture = new Uint8Array(Buffer.from(offer?.image ?? "", "base64"));
  expect(readImageHeader(picture)).toMatchObject({ type: "webp" });
  expect(picture.byteLength).toBeLessThanOrEqual(LIMITS.offeredImageBytes);
  // No values are made up, and no reason is given.
  expect(other).toEqual({ url: `${SITE}/untitled` });
  for (const { headers, redirect } of inits) {
    expect(redirect).toBe("manual");
    expect(Object.keys(headers as object).sort()).toEqual(["Accept", "User-Agent"]);
  }
});

test.each([
  ["a page that is refused", "/private"],
  ["a file of another type", "/report.pdf"],
  ["a page that leads to itself for ever", "/redirect"],
  ["a page that leads into a private network", "/redirect?to=https://10.0.0.1/"],
  ["a page that leads to plain http", "/redirect?to=http://www.mill-bakery.com/"],
  ["one redirect too many", `/redirects?left=${LIMITS.fetchRedirects + 1}`],
])("%s gives the same nothing as any other", async (_, path) => {
  const { platform, asked } = watched();
  expect(await readLinks(platform, [`${SITE}${path}`])).toEqual([{ url: `${SITE}${path}` }]);
  expect(asked.length).toBeLessThanOrEqual(LIMITS.fetchRedirects + 1);
  expect(asked.every((url) => url.startsWith(`${SITE}/`))).toBe(true);
});

test("three redirects are followed", async () => {
  const { platform } = watched();
  const page = await readWebPage(platform, `${SITE}/redirects?left=${LIMITS.fetchRedirects}`, time());
  expect(page?.title).toBe("Mill bakery");
});

test.each([
  "http://www.mill-bakery.com/",
  "https://127.0.0.1/",
  "http://localhost:8787/",
  "https://a@b.com/",
  "mailto:a@b.com",
])("%s is not asked at all", async (url) => {
  const { platform, asked } = watched();
  expect(await readLinks(platform, [url])).toEqual([{ url }]);
  expect(asked).toEqual([]);
});

test("our own hosts are not asked, nor is a picture there", async () => {
  const own = testPlatform({ APP_ORIGIN: "https://mill-bakery.com" });
  expect(await readWebPage(own, `${SITE}/`, time())).toBeNull();
});

test("a page that takes too long is none", async () => {
  const { platform } = watched();
  expect(await readWebPage(platform, `${SITE}/slow`, time(200))).toBeNull();
});

test("of a long page only the beginning is read, of a file too large nothing is used", async () => {
  const { platform } = watched();
  const ask = { types: ["text/html"], maxBytes: LIMITS.fetchedPageBytes, signal: time() };
  const file = await fetchWebFile(platform, `${SITE}/long`, ask);
  expect(file).toMatchObject({ isCut: true });
  expect(file?.bytes.byteLength).toBe(LIMITS.fetchedPageBytes);
  const page = await readWebPage(platform, `${SITE}/long`, time());
  expect(page?.title).toBe("Long");
  expect(page?.texts).toHaveLength(LIMITS.fetchedTexts);
});

test("a drawing is no picture: it could hold a script", async () => {
  const { platform } = watched();
  const signal = time();
  const { readOfferedImage } = await import("~/server/services/links/offered-image.server");
  expect(await readOfferedImage(platform, `${SITE}/drawing.svg`, signal)).toBeUndefined();
});

test("every link of a call counts before any is asked, and beyond the limit none is", async () => {
  const { platform, asked } = watched();
  const limit = RATE_LIMITS.linkFetchIp.limit * DEVELOPMENT_IP_FACTOR;
  const urls = Array.from({ length: LIMITS.linksPerFetch }, () => "https://127.0.0.1/");
  for (let used = 0; used < limit; used += urls.length) await readLinks(platform, urls);
  await expect(readLinks(platform, [`${SITE}/`])).rejects.toMatchObject({ code: "rate_limited" });
  expect(asked).toEqual([]);
});

test("in production the web itself is asked, without cookies and by hand for each redirect", async () => {
  const html = "<title>Kunst &amp; Halle</title>";
  const web = vi
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(html, { headers: { "Content-Type": "Text/HTML; charset=ISO-8859-1" } }));
  const platform = testPlatform({ MODE: "production" });
  expect(await readLinks(platform, [`${SITE}/`])).toEqual([{ url: `${SITE}/`, title: "Kunst & Halle" }]);
  expect(web).toHaveBeenCalledOnce();
  expect(web.mock.calls[0]?.[0]).toBe(`${SITE}/`);
  web.mockRestore();
});

test("a page is read as text: cleaned, bounded, its links as they can be stored", async () => {
  const page = await readHtml(
    `<head><title>  A\n title &lt;b&gt; \u202Ex</title><meta name="Description" content="${"d".repeat(900)}"></head>
     <h1>One <b>two</b></h1><p></p><p>Three</p>
     <a href="/shop">Shop <i>now</i></a><a href="javascript:alert(1)">x</a><a href="#top">Top</a>
     <a href="https://kunsthalle.de/shop?a=1&amp;b=2">Other</a><a href="/shop">Again</a>`,
    new URL("https://kunsthalle.de/a"),
  );
  expect(page).toEqual({
    title: "A title <b> x",
    description: "d".repeat(LIMITS.bio),
    texts: ["One two", "Three"],
    links: [
      { url: "https://kunsthalle.de/shop", title: "Shop now" },
      { url: "https://kunsthalle.de/shop?a=1&b=2", title: "Other" },
    ],
  });
});

test("of a pasted link the head alone is read: none of its content, and no head that is as long as a page", async () => {
  const content = "<h1>One</h1><p>Two</p><a href='/shop'>Shop</a>";
  const head = (tags: number) =>
    readHtml(
      `${"<link>".repeat(tags)}<meta property="og:title" content="Late">${content}`,
      new URL("https://kunsthalle.de/"),
      "head",
    );
  expect(await head(1_000)).toEqual({ title: "Late", texts: [], links: [] });
  expect(await head(2_000)).toEqual({ texts: [], links: [] });
});

test("a page of nothing but tags is given up after its beginning, with what it said there", async () => {
  const html = `<title>First</title>${"<p>".repeat(80_000)}<svg><title>Drawn</title></svg>`;
  const page = await readHtml(html, new URL("https://kunsthalle.de/"));
  expect(page).toEqual({ title: "First", texts: [], links: [] });
});
