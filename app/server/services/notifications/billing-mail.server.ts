import type { ParseKeys } from "i18next";
import type { Mail } from "~/domain/notifications/mail";
import type { PayloadOf } from "~/domain/notifications/payloads";
import { withoutAddresses } from "~/domain/notifications/plain-words";
import { formatDay } from "~/i18n/dates";
import { i18nFor } from "~/i18n/instances";
import { isolatedName } from "~/i18n/isolated";
import { formatMoney } from "~/i18n/money";
import type { MailEntry } from "./compose-mail.server";

type Failed = Pick<
  PayloadOf<"paymentFailed">,
  "attempt" | "nextAttemptAt" | "triesLeft" | "endsAt" | "stays"
>;

/** Amounts and days of a mail about a plan, formatted for its recipient. */
export function billingWords({ language, timeZone, params }: Mail): Record<string, string> {
  const day = (at: string | undefined) => (at ? formatDay(language, timeZone, new Date(at)) : "");
  return {
    price: "amount" in params ? formatMoney(language, params.amount, params.currency) : "",
    date: "date" in params ? day(params.date) : "",
    next: "nextAttemptAt" in params ? day(params.nextAttemptAt) : "",
    tries: "triesLeft" in params ? String(params.triesLeft ?? "") : "",
    nextPrice:
      "nextAmount" in params && params.nextAmount !== undefined
        ? formatMoney(language, params.nextAmount, params.currency)
        : "",
    nextDate: "nextDate" in params ? day(params.nextDate) : "",
    until: "withdrawUntil" in params ? day(params.withdrawUntil) : "",
    ends: "endsAt" in params ? day(params.endsAt) : "",
    page: "stays" in params && params.stays ? isolatedName(language, withoutAddresses(params.stays)) : "",
  };
}

const SUBJECTS = {
  first: "paymentFailed.subject",
  second: "paymentFailed.subjectSecond",
  last: "paymentFailed.subjectLast",
} as const satisfies Record<Failed["attempt"], ParseKeys<"mail">>;

export const failedSubject = (attempt: Failed["attempt"]): ParseKeys<"mail"> => SUBJECTS[attempt];

/** What happens next, as far as it is known. */
export const failedBody = ({ nextAttemptAt, triesLeft = 0, endsAt, stays }: Failed): ParseKeys<"mail">[] => [
  "paymentFailed.body",
  ...(nextAttemptAt ? (["paymentFailed.next"] as const) : []),
  ...(triesLeft === 1 ? (["paymentFailed.lastTry"] as const) : []),
  ...(triesLeft > 1 ? (["paymentFailed.tries"] as const) : []),
  ...(endsAt ? (["paymentFailed.ends"] as const) : []),
  ...(endsAt && stays ? (["billing.stays"] as const) : []),
];

/** Why the plan ended, if known, and the page that stays live, if one does. */
export const endedBody = ({
  cause,
  stays,
}: Pick<PayloadOf<"ended">, "cause" | "stays">): ParseKeys<"mail">[] => [
  ...(cause ? ([`planEnded.causes.${cause}`] as const) : []),
  "planEnded.body",
  ...(stays ? (["billing.stayed"] as const) : []),
];

/** The automatic renewal, and the right to withdraw, where they apply. */
export const paidBody = (
  paid: Pick<PayloadOf<"paid">, "nextDate" | "nextAmount" | "withdrawUntil">,
): ParseKeys<"mail">[] => [
  "paid.body",
  ...(paid.nextDate && paid.nextAmount !== undefined ? (["paid.renews"] as const) : []),
  ...(paid.withdrawUntil ? (["paid.withdraw"] as const) : []),
];

/** The refunded invoices. */
export function withdrawnEntries({ language, params }: Extract<Mail, { kind: "withdrawn" }>): MailEntry[] {
  const t = i18nFor(language).getFixedT(null, "mail");
  const { numbers = [], amount, currency } = params;
  const invoices = numbers.map((value) => ({ label: t("billing.number"), value }));
  return [[...invoices, { label: t("billing.amount"), value: formatMoney(language, amount, currency) }]];
}

/** The lines of a receipt. @param billingUrl where the plan is cancelled or withdrawn from */
export function receiptEntry(
  { language, timeZone, params }: Extract<Mail, { kind: "paid" }>,
  billingUrl: string,
): MailEntry {
  const t = i18nFor(language).getFixedT(null, "mail");
  const { amount, currency, number, seats, cycle, periodEnd, pdfUrl } = params;
  return [
    { label: t("billing.number"), value: number },
    { label: t("billing.plan"), value: t(`billing.${cycle}`) },
    { label: t("billing.seats"), value: String(seats) },
    { label: t("billing.amount"), value: formatMoney(language, amount, currency) },
    ...(periodEnd
      ? [{ label: t("billing.until"), value: formatDay(language, timeZone, new Date(periodEnd)) }]
      : []),
    ...(pdfUrl ? [{ label: t("billing.pdf"), value: t("billing.download"), url: pdfUrl }] : []),
    {
      label: t(params.withdrawUntil ? "billing.manage" : "billing.change"),
      value: t("billing.open"),
      url: billingUrl,
    },
  ];
}
