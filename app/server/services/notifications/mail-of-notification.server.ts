import { type NotificationKind, pathOf } from "~/domain/notifications/kinds";
import { type Mail, type MailKind, mailSchema } from "~/domain/notifications/mail";
import type { Told } from "~/domain/notifications/payloads";
import { withoutAddresses } from "~/domain/notifications/plain-words";
import { notificationText } from "~/i18n/notification-text";
import type { UserRow } from "~/server/data/users.server";
import { envelopeOf } from "~/server/services/accounts/account-mail.server";

/** The kinds with a mail of their own, which has the same params plus the name. */
const OWN_MAILS: Partial<Record<NotificationKind, MailKind>> = {
  paid: "paid",
  paymentFailed: "paymentFailed",
  actionNeeded: "actionNeeded",
  renewsSoon: "renewsSoon",
  endsSoon: "endsSoon",
  ended: "planEnded",
  withdrawn: "withdrawn",
  subscriptionCancelled: "subscriptionCancelled",
};

/** @returns the mail about a user's notification */
export function mailOf(user: Pick<UserRow, "name" | "email" | "locale" | "timeZone">, told: Told): Mail {
  const envelope = envelopeOf(user);
  const kind = OWN_MAILS[told.kind];
  if (kind) return mailSchema.parse({ ...envelope, kind, params: { name: user.name, ...told.payload } });
  const params = {
    name: user.name,
    text: notificationText(user.locale, user.timeZone, plain(told)),
    path: pathOf(told),
  };
  switch (told.kind) {
    case "planKept":
    case "changePlanned":
    case "shrinksSoon":
    case "shrunk":
      return { ...envelope, kind: "planNotice", params: { ...params, about: told.kind } };
    case "cardAssigned":
    case "cardUnassigned":
      return { ...envelope, kind: "notice", params: { ...params, about: told.kind } };
    default:
      return { ...envelope, kind: "notice", params };
  }
}

/** Removes addresses from names that a user gave: the surrounding text is ours. */
function plain(told: Told): Told {
  if (told.kind !== "shrinksSoon" && told.kind !== "shrunk") return told;
  const { names, stays, ...rest } = told.payload;
  const payload = {
    ...rest,
    ...(names && { names: plainNames(names) }),
    ...(stays && { stays: { ...stays, names: plainNames(stays.names) } }),
  };
  return { ...told, payload } as Told;
}

const plainNames = ({ pages, cards }: { pages: string[]; cards: string[] }) => ({
  pages: pages.map(withoutAddresses),
  cards: cards.map(withoutAddresses),
});
