import { expect, type Page } from "playwright/test";
import { ask } from "../support/http.ts";
import { addressOf } from "./languages.ts";

/** A person's user agent: that of the tests declares itself a program, which is not counted. */
const agentOf = (person: number) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_${person} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`;

const headersOf = (person: number) => ({
  "User-Agent": agentOf(person),
  "Accept-Language": "pt-PT",
  "CF-Connecting-IP": `198.51.100.${person + 1}`,
});

/** Requests an address of the site as a visitor, identified by a number. */
export const visit = (path: string, person = 0) => ask("site", path, { headers: headersOf(person) });

/** A visitor views a page and clicks its first link. */
export async function visitAndClick(slug: string, person = 0): Promise<void> {
  const { text } = await visit(`/${slug}`, person);
  const ping = /ping="([^"]+)"/.exec(text)?.[1] ?? "";
  expect(ping).toMatch(/^\/p\//);
  const origin = addressOf("en", "/").replace("//", "//me.").slice(0, -1);
  const told = { Origin: origin, "Ping-From": `${origin}/${slug}`, "Content-Type": "text/ping" };
  const headers = { ...headersOf(person), ...told };
  expect((await ask("site", ping, { method: "POST", headers, body: "PING" })).status).toBe(204);
}

/** A visitor scans a code and follows it. */
export async function scanAndVisit(qrUrl: string, person = 0): Promise<void> {
  const { headers } = await visit(new URL(qrUrl).pathname.replace(/\.\w+$/, ""), person);
  const led = new URL(String(headers.location), "http://me.localhost");
  await visit(led.pathname + led.search, person);
}

/** Waits until the given number of views is counted: they are handed over two seconds later. */
export async function untilCounted(page: Page, views: number): Promise<void> {
  await expect
    .poll(async () => {
      const response = await page.request.get(addressOf("en", "/dashboard-visits/report"));
      const body = (await response.json()) as { value: { total: { views: number } } };
      return body.value.total.views;
    })
    .toBe(views);
}
