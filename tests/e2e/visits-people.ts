import type { Browser, BrowserContextOptions, Page } from "playwright/test";
import { ask } from "../support/http.ts";
import { addressOf } from "./languages.ts";

/** A visitor: their browser, address, language and country. */
export interface Person {
  agent: string;
  address: string;
  locale: string;
  country?: string;
  /** Additional headers of their browser. */
  headers?: Record<string, string>;
}

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chrome = (system: string, kind = "") =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 ${kind}Safari/537.36`;

export const AGENTS = {
  desk: chrome("Windows NT 10.0; Win64; x64"),
  mac: chrome("Macintosh; Intel Mac OS X 10_15_7"),
  android: chrome("Linux; Android 15; Pixel 9", "Mobile "),
  tablet: chrome("Linux; Android 14; SM-X710"),
  iphone: `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
  instagram: `${IPHONE} Mobile/22B83 Instagram 356.0.0.29.94 (iPhone16,2; iOS 18_1; de_DE; de; scale=3.00)`,
  bot: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  preview: "WhatsApp/2.24.20.89 A",
} as const;

export const siteOf = (path: string): string =>
  addressOf("en", "/").replace("//", "//me.").slice(0, -1) + path;

const headersOf = ({ address, country, headers }: Person): Record<string, string> => ({
  "CF-Connecting-IP": address,
  ...(country && { "CF-IPCountry": country }),
  ...headers,
});

/**
 * Opens a visitor's browser, in which no script runs.
 * @returns a new window, and a function that closes it
 */
export async function browserOf(
  browser: Browser,
  person: Person,
  more: BrowserContextOptions = {},
): Promise<{ window: Page } & AsyncDisposable> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    userAgent: person.agent,
    locale: person.locale,
    extraHTTPHeaders: headersOf(person),
    ...more,
  });
  return { window: await context.newPage(), [Symbol.asyncDispose]: () => context.close() };
}

/** Requests an address as a visitor, without a browser: as programs do, and browsers that prefetch. */
export const askAs = (person: Person, path: string, method = "GET") =>
  ask("site", path, {
    method,
    headers: { "User-Agent": person.agent, "Accept-Language": person.locale, ...headersOf(person) },
  });
