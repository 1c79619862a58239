import type { ParseKeys } from "i18next";
import { PROVIDER_NAMES } from "~/domain/accounts/social";
import { pageUrl } from "~/domain/addresses";
import { BRAND } from "~/domain/brand";
import { languageOf, localizedUrl } from "~/domain/languages";
import type { Mail } from "~/domain/notifications/mail";
import { nameInMail, withoutAddresses } from "~/domain/notifications/plain-words";
import { i18nFor } from "~/i18n/instances";
import type { Config } from "~/server/platform/config.server";
import type { OutgoingMail } from "~/server/platform/mail.server";
import { composeMail } from "./compose-mail.server";

/** @returns where a mail's button leads to */
function actionUrl({ origins }: Config, mail: Mail): string {
  const inApp = (path: string) => localizedUrl(origins.app, mail.language, path);
  switch (mail.kind) {
    case "resetPassword":
      return inApp(`/forgot-password-change/${mail.params.token}`);
    case "verifyEmail":
      return inApp(`/verify-email/${mail.params.token}`);
    case "proveSocial":
      return inApp(`/login/social/prove/${mail.params.token}`);
    case "sharePage":
      return pageUrl(origins, mail.params.slug);
    default:
      return inApp("/forgot-password");
  }
}

/** Writes a mail as text and HTML in its recipient's language. Nothing a user typed reaches the HTML unescaped. */
export function writeMail(config: Config, mail: Mail): OutgoingMail {
  const t = i18nFor(mail.language).getFixedT(null, "mail");
  const format = new Intl.DateTimeFormat(languageOf(mail.language).code, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const at = "at" in mail.params ? `${format.format(new Date(mail.params.at))} UTC` : "";
  const url = actionUrl(config, mail);
  const title = "title" in mail.params ? withoutAddresses(mail.params.title) || url : "";
  const name = nameInMail(mail.params.name);
  const provider = "provider" in mail.params ? PROVIDER_NAMES[mail.params.provider] : "";
  const options = { brand: BRAND, name, sender: name, at, title, provider };
  const say = (key: ParseKeys<"mail">) => t(key, options);
  // What a user sends to somebody names the sender, and nobody else is known.
  const isShared = mail.kind === "sharePage";
  return composeMail(mail.to, mail.language, {
    subject: say(`${mail.kind}.subject`),
    greeting: say(isShared ? "sharePage.greeting" : "greeting"),
    body: say(`${mail.kind}.body`),
    action: say(`${mail.kind}.action`),
    url,
    why: say(isShared ? "sharePage.why" : "ignore"),
    signature: say("signature"),
  });
}
