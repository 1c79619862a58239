import { BRAND } from "~/domain/brand";
import { escapeHtml } from "~/domain/escape-html";
import { direction, htmlLang, type LanguageCode, negotiateLanguage } from "~/domain/languages";
import { i18nFor } from "~/i18n/instances";
import type { Platform } from "~/server/platform/platform.server";
import {
  type Unsubscribing,
  unsubscribe,
  viewUnsubscribe,
} from "~/server/services/notifications/unsubscribe.server";

const STYLE = `body{margin:0;background:#faf7f2;color:#1c1a17;font:17px/1.5 Georgia,serif}
main{max-width:32rem;margin:0 auto;padding:4rem 1.5rem}h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}p{margin:0 0 1.5rem}
button{min-height:44px;padding:.6rem 1.25rem;border:0;border-radius:4px;background:#1c1a17;color:#faf7f2;font:inherit;cursor:pointer}
button:focus-visible{outline:3px solid #c4371a;outline-offset:3px}
@media(prefers-color-scheme:dark){body{background:#1a1714;color:#f3ece2}button{background:#f3ece2;color:#1a1714}}`;

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface Page {
  title: string;
  text: string;
  button?: string;
}

/**
 * Handles the links in the footer of mails: GET shows a button, pressing it or a mail program's own (RFC 8058) ends the
 * mails. Mail services call it from few addresses, so it is outside the write limit; a token is 256 bits, and ending is
 * idempotent.
 * @returns null for any other address
 */
export async function answerUnsubscribe(request: Request, platform: Platform): Promise<Response | null> {
  const token = /^\/unsubscribe\/([^/]{1,200})$/.exec(new URL(request.url).pathname)?.[1];
  if (token === undefined) return null;
  const isPressed = request.method === "POST";
  if (!isPressed && request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  const found = await (isPressed ? unsubscribe(platform, token) : viewUnsubscribe(platform, token));
  const language = found?.language ?? negotiateLanguage(request.headers.get("Accept-Language"));
  return pageResponse(language, pageOf(language, found, isPressed), found ? 200 : 404);
}

function pageOf(language: LanguageCode, found: Unsubscribing | null, isPressed: boolean): Page {
  const t = i18nFor(language).getFixedT(null, "mail");
  const say = (key: "unknown" | "done" | "mailbox" | "contact" | "team" | "visits") =>
    t(`unsubscribing.${key}`, { brand: BRAND });
  if (!found) return { title: t("unsubscribing.unknownTitle"), text: say("unknown") };
  if (isPressed) return { title: t("unsubscribing.doneTitle"), text: say("done") };
  const { subscription } = found;
  return {
    title: t("unsubscribing.title"),
    text: say("mailbox" in subscription ? "mailbox" : subscription.of),
    button: t("unsubscribing.button"),
  };
}

function pageResponse(language: LanguageCode, { title, text, button }: Page, status: number): Response {
  const form = button
    ? `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${escapeHtml(button)}</button></form>`
    : "";
  const html = `<!doctype html><html lang="${htmlLang(language)}" dir="${direction(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      "Cache-Control": "no-store",
    },
  });
}
