import type { ParseKeys } from "i18next";
import { PROVIDER_NAMES } from "~/domain/accounts/social";
import { pageUrl } from "~/domain/addresses";
import { BRAND } from "~/domain/brand";
import { localizedUrl } from "~/domain/languages";
import type { Mail } from "~/domain/notifications/mail";
import { nameInMail, withoutAddresses } from "~/domain/notifications/plain-words";
import { formatDay, formatInstant } from "~/i18n/dates";
import { deviceName, placeName } from "~/i18n/device-name";
import { i18nFor } from "~/i18n/instances";
import type { Config } from "~/server/platform/config.server";
import type { OutgoingMail } from "~/server/platform/mail.server";
import {
  billingWords,
  endedBody,
  failedBody,
  failedSubject,
  paidBody,
  receiptEntry,
  withdrawnEntries,
} from "./billing-mail.server";
import { composeMail, type MailEntry } from "./compose-mail.server";

/** @returns the target of a mail's button */
function actionUrl({ origins, links }: Config, mail: Mail): string {
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
    case "teamInvitation":
      return inApp(`/team/join/${mail.params.token}`);
    case "pageSuspended":
      return links.contact ?? inApp("/dashboard-pages");
    case "pageRestored":
      return inApp("/dashboard-pages");
    case "accountBlocked":
      return links.contact ?? inApp("/");
    case "accountRestored":
      return inApp("/login");
    case "actedFor":
      return inApp("/dashboard");
    case "accountDeleted":
      return inApp("/");
    case "exportReady":
      return inApp("/account/export");
    case "paid":
      return mail.params.invoiceUrl;
    case "paymentFailed":
    case "actionNeeded":
      return mail.params.payUrl;
    case "renewsSoon":
    case "endsSoon":
    case "planEnded":
    case "withdrawn":
    case "subscriptionCancelled":
      return inApp("/account/billing");
    case "planNotice":
    case "notice":
      return inApp(mail.params.path);
    case "digest":
      return inApp("/dashboard");
    default:
      return inApp("/forgot-password");
  }
}

/**
 * The footer of a mail. A requested mail can be ignored by an unintended recipient; a mail about a change of the
 * account cannot.
 */
const WHY: Record<Mail["kind"], ParseKeys<"mail">> = {
  resetPassword: "ignore",
  verifyEmail: "ignore",
  changeEmail: "ignore",
  proveSocial: "ignore",
  passwordChanged: "safety",
  refreshReuse: "safety",
  emailChanged: "safety",
  newDevice: "safety",
  identityLinked: "safety",
  identityUnlinked: "safety",
  passkeyAdded: "safety",
  passkeyRemoved: "safety",
  waysInRemoved: "safety",
  sharePage: "sharePage.why",
  teamInvitation: "teamInvitation.why",
  accountDeleted: "accountDeleted.why",
  exportReady: "exportReady.why",
  actedFor: "actedFor.why",
  pageSuspended: "operated.why",
  pageRestored: "operated.why",
  accountBlocked: "operated.why",
  accountRestored: "operated.why",
  paid: "billing.why",
  paymentFailed: "billing.why",
  actionNeeded: "billing.why",
  renewsSoon: "billing.why",
  endsSoon: "billing.why",
  planEnded: "billing.why",
  withdrawn: "billing.why",
  subscriptionCancelled: "billing.why",
  planNotice: "billing.why",
  notice: "notice.why",
  digest: "notice.why",
};

function deviceEntry({ language, params }: Extract<Mail, { kind: "newDevice" }>, at: string): MailEntry {
  const { t, getFixedT } = i18nFor(language);
  const tDevice = getFixedT(null, "profile");
  const { browser, country, city } = params;
  const place = placeName(language, { country, city });
  return [
    {
      label: t("mail:newDevice.device"),
      value: deviceName(tDevice, language, { kind: params.device, browser }),
    },
    ...(place ? [{ label: t("mail:newDevice.place"), value: place }] : []),
    { label: t("mail:newDevice.at"), value: at },
  ];
}

/**
 * Writes a mail as text and HTML in its recipient's language. All user input is escaped in the HTML.
 * @param unsubscribe the address that ends mails like it, where they can be ended
 */
export function writeMail(config: Config, mail: Mail, unsubscribe?: string): OutgoingMail {
  const t = i18nFor(mail.language).getFixedT(null, "mail");
  const at = "at" in mail.params ? formatInstant(mail.language, mail.timeZone, new Date(mail.params.at)) : "";
  const url = actionUrl(config, mail);
  const pageAddress = "slug" in mail.params ? pageUrl(config.origins, mail.params.slug) : "";
  const title = "title" in mail.params ? withoutAddresses(mail.params.title) || pageAddress : "";
  const name = nameInMail(mail.params.name);
  const reason = "reason" in mail.params ? withoutAddresses(mail.params.reason) : "";
  const provider = "provider" in mail.params ? PROVIDER_NAMES[mail.params.provider] : "";
  const count = mail.kind === "digest" ? mail.params.items.length : 0;
  const options = {
    brand: BRAND,
    name,
    sender: name,
    at,
    title,
    reason,
    provider,
    count,
    ...billingWords(mail),
    ...(mail.kind === "teamInvitation" && {
      until: formatDay(mail.language, mail.timeZone, new Date(mail.params.until)),
    }),
  };
  const say = (key: ParseKeys<"mail">) => t(key, options);
  // A mail from a user names the sender; the recipient's name is unknown.
  const isShared = mail.kind === "sharePage" || mail.kind === "teamInvitation";
  // Replies about an operator's action go to the contact's address, where there is one.
  const isAnswered =
    config.links.contact !== undefined && (mail.kind === "pageSuspended" || mail.kind === "accountBlocked");
  const billingUrl = localizedUrl(config.origins.app, mail.language, "/account/billing");
  const entries = entriesOf(mail, at, billingUrl);
  return composeMail(mail.to, mail.language, {
    subject: say(subjectKey(mail)),
    greeting: say(isShared ? "sharePage.greeting" : "greeting"),
    body: textOf(mail) ?? bodyKeys(mail).map(say).join(" "),
    ...(entries.length > 0 && { entries }),
    action: say(isAnswered ? "operated.contact" : `${mail.kind}.action`),
    url,
    why: say(isAnswered ? "operated.mistake" : WHY[mail.kind]),
    ...(unsubscribe && {
      unsubscribe: { label: say(isShared ? "neverAgain" : "unsubscribe"), url: unsubscribe },
    }),
    signature: say("signature"),
  });
}

function subjectKey(mail: Mail): ParseKeys<"mail"> {
  if (mail.kind === "paymentFailed") return failedSubject(mail.params.attempt);
  if (mail.kind === "planNotice") return `planNotice.${mail.params.about}`;
  if (mail.kind === "notice" && mail.params.about) return `notice.${mail.params.about}`;
  return `${mail.kind}.subject`;
}

/** A text written with the notification; a plan's names have no addresses already, and its amounts stay whole. */
function textOf(mail: Mail): string | undefined {
  if (mail.kind === "planNotice") return mail.params.text;
  return "text" in mail.params ? withoutAddresses(mail.params.text) : undefined;
}

/** The body of a mail, as keys in order. */
function bodyKeys(mail: Mail): ParseKeys<"mail">[] {
  if (mail.kind === "notice" || mail.kind === "planNotice") return [];
  if (mail.kind === "accountBlocked" && mail.params.isPlanEnded)
    return ["accountBlocked.body", "accountBlocked.planEnded"];
  if (mail.kind === "paymentFailed") return failedBody(mail.params);
  if (mail.kind === "paid") return paidBody(mail.params);
  if (mail.kind === "planEnded") return endedBody(mail.params);
  const body: ParseKeys<"mail">[] = [`${mail.kind}.body`];
  return "stays" in mail.params && mail.params.stays ? [...body, "billing.stays"] : body;
}

function entriesOf(mail: Mail, at: string, billingUrl: string): MailEntry[] {
  if (mail.kind === "newDevice") return [deviceEntry(mail, at)];
  if (mail.kind === "paid") return [receiptEntry(mail, billingUrl)];
  if (mail.kind === "withdrawn") return withdrawnEntries(mail);
  if (mail.kind !== "digest") return [];
  return mail.params.items.map((item) => [
    {
      label: formatInstant(mail.language, mail.timeZone, new Date(item.at)),
      value: withoutAddresses(item.text),
    },
  ]);
}
