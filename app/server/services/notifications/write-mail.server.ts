import type { ParseKeys } from "i18next";
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
    case "sharePage":
      return pageUrl(origins, mail.params.slug);
    case "actedFor":
      return inApp("/dashboard");
    case "accountDeleted":
      return inApp("/");
    case "exportReady":
      return inApp("/account/export");
    default:
      return inApp("/forgot-password");
  }
}

/** What stands below mails that somebody else can hardly have asked for. */
const WHY: Partial<Record<Mail["kind"], ParseKeys<"mail">>> = {
  sharePage: "sharePage.why",
  accountDeleted: "accountDeleted.why",
  exportReady: "exportReady.why",
  actedFor: "actedFor.why",
};

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
  const reason = "reason" in mail.params ? withoutAddresses(mail.params.reason) : "";
  const options = { brand: BRAND, name, sender: name, at, title, reason };
  const say = (key: ParseKeys<"mail">) => t(key, options);
  // What a user sends to somebody names the sender, and nobody else is known.
  const isShared = mail.kind === "sharePage";
  return composeMail(mail.to, mail.language, {
    subject: say(`${mail.kind}.subject`),
    greeting: say(isShared ? "sharePage.greeting" : "greeting"),
    body: say(`${mail.kind}.body`),
    action: say(`${mail.kind}.action`),
    url,
    why: say(WHY[mail.kind] ?? "ignore"),
    signature: say("signature"),
  });
}
