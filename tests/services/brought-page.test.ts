import { expect, test } from "vitest";
import { LIMITS } from "~/domain/limits";
import { isOwnNavigation } from "~/domain/link-fetch/own-navigation";
import { pageData } from "~/domain/link-fetch/page-data";
import { DEVELOPMENT_IP_FACTOR, RATE_LIMITS } from "~/domain/rate-limits";
import { readBroughtPage } from "~/server/services/links/read-brought-page.server";
import { readHtml } from "~/server/services/links/read-html.server";
import { testPlatform } from "../support/platform";

test("a page of a link service gives its links, its name and its text, and nothing of the service", async () => {
  expect(await readBroughtPage(testPlatform(), "linktr.ee/mill-bakery-links")).toEqual({
    title: "Mill Bakery",
    texts: ["Bread, slowly."],
    links: [
      { title: "Order a loaf", url: "https://www.mill-bakery.com/order" },
      { title: "Where we bake", url: "https://www.mill-bakery.com/visit" },
      { title: "Ring us", url: "tel:+442079460991" },
    ],
  });
});

test("any other page gives what stands on it", async () => {
  const page = await readBroughtPage(testPlatform(), "https://www.kunsthalle.de/");
  expect(page).toMatchObject({ title: "Kunsthalle" });
  expect(page?.texts).toEqual([
    "What Kunsthalle says of itself.",
    "A first text of this page.",
    "A second text of this page.",
  ]);
  expect(page?.links.map(({ title }) => title)).toEqual(["Our shop", "Instagram", "Write to us"]);
});

test.each([
  "https://www.kunsthalle.de/private",
  "http://127.0.0.1/",
  "localhost",
  "no address",
  "mailto:a@b.com",
])("%s gives nothing", async (url) => {
  expect(await readBroughtPage(testPlatform(), url)).toBeNull();
});

test("each counts before it is asked", async () => {
  const asked: string[] = [];
  const SANDBOX = {
    fetch: async (url: string) => {
      asked.push(url);
      return new Response("");
    },
  };
  const counted = testPlatform({ SANDBOX } as never);
  const most = RATE_LIMITS.linkFetchIp.limit * DEVELOPMENT_IP_FACTOR;
  let refused: unknown;
  for (let i = 0; i <= most && !refused; i++)
    await readBroughtPage(counted, "localhost").catch((error: unknown) => {
      refused = error;
    });
  expect(refused).toMatchObject({ code: "rate_limited" });
  expect(asked).toEqual([]);
});

test.each([
  ["https://linktr.ee/register", "https://linktr.ee/ada", true],
  ["https://linktr.ee/", "https://ada.example.net/", true],
  ["https://ada.carrd.co/", "https://www.ada-bakes.com/", false],
  ["https://www.ada-bakes.com/login", "https://www.ada-bakes.com/", true],
  ["https://www.ada-bakes.com/de/impressum", "https://www.ada-bakes.com/", true],
  ["https://www.ada-bakes.com/", "https://www.ada-bakes.com/", true],
  ["https://www.ada-bakes.com/shop", "https://www.ada-bakes.com/", false],
  ["https://shop.example.net/login", "https://www.ada-bakes.com/", false],
  ["mailto:ada@ada-bakes.com", "https://www.ada-bakes.com/", false],
])("%s on %s is the site's own: %s", (url, page, isOwn) => {
  expect(isOwnNavigation(url, new URL(page))).toBe(isOwn);
});

test("data that is cut off, deep or endless is read within bounds", async () => {
  expect(pageData('{"props":{"links":[{"title":"A","ur').links).toEqual([]);
  const deep = `${'{"a":'.repeat(5_000)}{"title":"Deep","url":"https://www.kunsthalle.de/"}${"}".repeat(5_000)}`;
  expect(pageData(deep).links).toEqual([]);
  const many = Array.from({ length: 20_000 }, (_, i) => ({
    title: `L${i}`,
    url: `https://www.kunsthalle.de/${i}`,
  }));
  expect(pageData(JSON.stringify(many)).links.length).toBeLessThanOrEqual(5_000);
  const html = `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ many })}</script>`;
  const found = await readHtml(html, new URL("https://linktr.ee/ada"));
  expect(found.data?.length).toBeGreaterThan(1_000);
  expect(LIMITS.broughtLinks).toBe(50);
});
