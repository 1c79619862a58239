import { BRAND, BRAND_COLOR } from "~/domain/brand";
import { escapeHtml } from "~/domain/escape-html";
import { direction, htmlLang, languageOf, localizedUrl } from "~/domain/languages";
import type { Mail } from "~/domain/notifications/mail";
import { nameInMail, withoutAddresses } from "~/domain/notifications/plain-words";
import { wordsOf } from "~/i18n/instances";
import type { Config } from "~/server/platform/config.server";
import type { OutgoingMail } from "~/server/platform/mail.server";

/** @returns where a mail's button leads to */
function actionUrl({ origins }: Config, mail: Mail): string {
  const inApp = (path: string) => localizedUrl(origins.app, mail.language, path);
  switch (mail.kind) {
    case "resetPassword":
      return inApp(`/forgot-password-change/${mail.params.token}`);
    case "verifyEmail":
      return inApp(`/verify-email/${mail.params.token}`);
    case "sharePage":
      return `${origins.site}/${mail.params.slug}`;
    default:
      return inApp("/forgot-password");
  }
}

/** Writes a mail as text and HTML in its recipient's language. Nothing a user typed reaches the HTML unescaped. */
export function writeMail(config: Config, mail: Mail): OutgoingMail {
  const { t } = wordsOf(mail.language);
  const format = new Intl.DateTimeFormat(languageOf(mail.language).code, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const at = "at" in mail.params ? `${format.format(new Date(mail.params.at))} UTC` : "";
  const url = actionUrl(config, mail);
  const title = "title" in mail.params ? withoutAddresses(mail.params.title) || url : "";
  const name = nameInMail(mail.params.name);
  const options = { ns: "mail", brand: BRAND, name, sender: name, at, title };
  const say = (key: string) => String(t(`mail:${key}`, options));
  // What a user sends to somebody names the sender, and nobody else is known.
  const isShared = mail.kind === "sharePage";
  const parts = {
    greeting: say(isShared ? "sharePage.greeting" : "greeting"),
    body: say(`${mail.kind}.body`),
    action: say(`${mail.kind}.action`),
    ignore: say(isShared ? "sharePage.why" : "ignore"),
    signature: say("signature"),
  };
  return {
    to: mail.to,
    subject: say(`${mail.kind}.subject`),
    text: [
      parts.greeting,
      parts.body,
      `${parts.action}: ${url}`,
      parts.ignore,
      `-- \n${parts.signature}`,
    ].join("\n\n"),
    html: htmlOf(parts, url, htmlLang(mail.language), direction(mail.language)),
  };
}

interface Parts {
  greeting: string;
  body: string;
  action: string;
  ignore: string;
  signature: string;
}

function htmlOf(parts: Parts, url: string, lang: string, dir: string): string {
  const button = `display:inline-block;padding:12px 20px;background:${BRAND_COLOR};color:#fff;text-decoration:none`;
  return `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8"><body style="margin:0;background:#faf7f2">
<div style="max-width:520px;margin:0 auto;padding:32px 24px;font:16px/1.5 Georgia,serif;color:#1c1a17">
<p>${escapeHtml(parts.greeting)}</p><p>${escapeHtml(parts.body)}</p>
<p><a href="${escapeHtml(url)}" style="${button}">${escapeHtml(parts.action)}</a></p>
<p style="font-size:14px">${escapeHtml(parts.ignore)}</p>
<p style="font-size:14px;border-top:1px solid #d9d2c7;padding-top:12px">${escapeHtml(parts.signature)}</p>
</div></body></html>`;
}
