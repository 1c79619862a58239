import type { ParseKeys } from "i18next";
import { PROVIDER_NAMES } from "~/domain/accounts/social";
import { type LanguageCode, languageOf } from "~/domain/languages";
import type { Told } from "~/domain/notifications/payloads";
import type { Counts } from "~/domain/visits/counts";
import { type DayStyle, formatDay } from "./dates";
import { listed, placeName } from "./device-name";
import { i18nFor } from "./instances";
import { isolatedName } from "./isolated";
import { formatMoney } from "./money";
import { namedCount } from "./named-count";

/**
 * @param style of days: in the list as on the screens around it
 * @returns what a notification says, in one or two sentences of its person's language
 */
export function notificationText(
  language: LanguageCode,
  timeZone: string | null | undefined,
  told: Told,
  style?: DayStyle,
): string {
  const { payload } = told;
  const day = (at: string) => formatDay(language, timeZone, new Date(at), style);
  const date =
    "date" in payload
      ? payload.date
      : "periodEnd" in payload
        ? payload.periodEnd
        : "at" in payload
          ? payload.at
          : undefined;
  const t = i18nFor(language).getFixedT(null, "notifications");
  const named = (count: number, names: readonly string[] = []) =>
    namedCount(language, count, names, (list, left) => t("more", { names: list, left }));
  const text = t(keyOf(told), {
    ...("amount" in payload && { price: formatMoney(language, payload.amount, payload.currency) }),
    ...(date && { date: day(date) }),
    ...("seats" in payload && { seats: payload.seats }),
    ...("pages" in payload && {
      pages: named(payload.pages, payload.names?.pages),
      cards: named(payload.cards, payload.names?.cards),
    }),
    ...("stays" in payload &&
      typeof payload.stays === "object" && {
        staying: t("staying", {
          pages: named(payload.stays.pages, payload.stays.names.pages),
          cards: named(payload.stays.cards, payload.stays.names.cards),
        }),
      }),
    ...(told.kind === "paymentFailed" && {
      ...(told.payload.nextAttemptAt && { next: day(told.payload.nextAttemptAt) }),
      ...(told.payload.endsAt && { ends: day(told.payload.endsAt) }),
    }),
    ...(told.kind === "visits" && countsIn(language, told.payload)),
    ...("provider" in payload && { provider: PROVIDER_NAMES[payload.provider] }),
    ...("name" in payload && { name: payload.name }),
    ...("page" in payload && { page: payload.page }),
    ...("card" in payload && { card: payload.card }),
    ...("title" in payload && { title: payload.title }),
    ...("months" in payload && { months: payload.months }),
    ...("reason" in payload && { reason: payload.reason }),
    ...(told.kind === "newDevice" && { where: whereOf(language, told.payload) }),
  });
  const page = stayingPage(told);
  return page
    ? `${text} ${t(told.kind === "ended" ? "stayed" : "stays", { page: isolatedName(language, page) })}`
    : text;
}

/** @returns the page that goes on after an end, of what tells of one */
export const stayingPage = ({ payload }: Pick<Told, "payload">): string | undefined =>
  "stays" in payload && typeof payload.stays === "string" ? payload.stays : undefined;

function keyOf(told: Told): ParseKeys<"notifications"> {
  if (told.kind === "contact") {
    const { name, card } = told.payload;
    if (card) return name ? "kinds.contactByCard" : "kinds.contactByCardUnnamed";
    return name ? "kinds.contact" : "kinds.contactUnnamed";
  }
  if (told.kind === "newDevice" && !whereOf("en", told.payload)) return "kinds.newDeviceUnknown";
  if (told.kind === "paid" && !told.payload.periodEnd) return "kinds.paidOnly";
  if (told.kind === "paid" && told.payload.nextDate) return "kinds.paidRenews";
  if (told.kind === "ended") return `kinds.ended.${told.payload.cause ?? "unknown"}`;
  if (told.kind === "shrinksSoon" && told.payload.stays) return "kinds.shrinksSoonChosen";
  if (told.kind === "changePlanned") return `kinds.changePlanned.${told.payload.cycle}`;
  if (told.kind === "paymentFailed" && told.payload.nextAttemptAt && told.payload.endsAt)
    return told.payload.triesLeft === 1 ? "kinds.paymentFailedLast" : "kinds.paymentFailedNext";
  return `kinds.${told.kind}`;
}

/** Counts as the language writes numbers. */
function countsIn(language: LanguageCode, counts: Counts): Record<keyof Counts, string> {
  const { format } = new Intl.NumberFormat(languageOf(language).code);
  const { views, visitors, clicks, saves, scans, contacts } = counts;
  return {
    ...{ views: format(views), visitors: format(visitors), clicks: format(clicks) },
    ...{ saves: format(saves), scans: format(scans), contacts: format(contacts) },
  };
}

const whereOf = (
  language: LanguageCode,
  { browser, country, city }: { browser?: string; country?: string; city?: string },
): string => listed(language, [browser, placeName(language, { country, city })]);
