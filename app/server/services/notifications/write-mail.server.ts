import type { ParseKeys } from "i18next";
import { PROVIDER_NAMES } from "~/domain/accounts/social";
import { pageUrl } from "~/domain/addresses";
import { BRAND } from "~/domain/brand";
import { localizedUrl } from "~/domain/languages";
import type { Mail } from "~/domain/notifications/mail";
import { nameInMail, withoutAddresses } from "~/domain/notifications/plain-words";
import { formatInstant } from "~/i18n/dates";
import { deviceName, placeName } from "~/i18n/device-name";
import { i18nFor } from "~/i18n/instances";
import type { Config } from "~/server/platform/config.server";
import type { OutgoingMail } from "~/server/platform/mail.server";
import { composeMail, type MailEntry } from "./compose-mail.server";

/** @returns where a mail's button leads to */
function actionUrl({ origins }: Config, mail: Mail): string {
  const inApp = (path: string) => localizedUrl(origins.app, mail.language, path);
  switch (mail.kind) {
    case "resetPassword":
      return inApp(`/forgot-password-change/${mail.params.token}`);
    case "verifyEmail":
      return inApp(`/verify-email/${mail.params.token}`);
    case "changeEmail":
      return inApp(`/account/email/${mail.params.token}`);
    case "emailChanged":
      return inApp(`/account/undo-email/${mail.params.token}`);
    case "newDevice":
      return inApp("/account");
    case "proveSocial":
      return inApp(`/login/social/prove/${mail.params.token}`);
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

/** What stands below a mail; by default that it can be ignored by who did not ask for it. */
const WHY: Partial<Record<Mail["kind"], ParseKeys<"mail">>> = {
  sharePage: "sharePage.why",
  accountDeleted: "accountDeleted.why",
  exportReady: "exportReady.why",
  actedFor: "actedFor.why",
  // What was done to an account: nobody can ignore it.
  passwordChanged: "safety",
  refreshReuse: "safety",
  emailChanged: "safety",
  newDevice: "safety",
};

function deviceEntry({ language, params }: Extract<Mail, { kind: "newDevice" }>, at: string): MailEntry {
  const { t, getFixedT } = i18nFor(language);
  const tDevice = getFixedT(null, "profile");
  const { browser, country, city } = params;
  const place = placeName(language, { country, city });
  return [
    { label: t("mail:newDevice.device"), value: deviceName(tDevice, { kind: params.device, browser }) },
    ...(place ? [{ label: t("mail:newDevice.place"), value: place }] : []),
    { label: t("mail:newDevice.at"), value: at },
  ];
}

/** Writes a mail as text and HTML in its recipient's language. Nothing a user typed reaches the HTML unescaped. */
export function writeMail(config: Config, mail: Mail): OutgoingMail {
  const t = i18nFor(mail.language).getFixedT(null, "mail");
  const at = "at" in mail.params ? formatInstant(mail.language, mail.timeZone, new Date(mail.params.at)) : "";
  const url = actionUrl(config, mail);
  const title = "title" in mail.params ? withoutAddresses(mail.params.title) || url : "";
  const name = nameInMail(mail.params.name);
  const reason = "reason" in mail.params ? withoutAddresses(mail.params.reason) : "";
  const provider = "provider" in mail.params ? PROVIDER_NAMES[mail.params.provider] : "";
  const options = { brand: BRAND, name, sender: name, at, title, reason, provider };
  const say = (key: ParseKeys<"mail">) => t(key, options);
  // What a user sends to somebody names the sender, and nobody else is known.
  const isShared = mail.kind === "sharePage";
  return composeMail(mail.to, mail.language, {
    subject: say(`${mail.kind}.subject`),
    greeting: say(isShared ? "sharePage.greeting" : "greeting"),
    body: say(`${mail.kind}.body`),
    ...(mail.kind === "newDevice" && { entries: [deviceEntry(mail, at)] }),
    action: say(`${mail.kind}.action`),
    url,
    why: say(WHY[mail.kind] ?? "ignore"),
    signature: say("signature"),
  });
}
