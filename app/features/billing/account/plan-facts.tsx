import { useTranslation } from "react-i18next";
import { shownLimit } from "~/domain/billing/entitlement";
import type { BillingView } from "~/domain/billing/view";
import { languageOf } from "~/domain/languages";
import { LIMITS } from "~/domain/limits";
import { useMoney } from "~/features/billing/use-money";
import { useRoot } from "~/features/shell/use-root";
import { useDate } from "./use-date";

const roomOf = (seats: number) => ({
  pages: seats * LIMITS.pagesPerSeat,
  cards: seats * LIMITS.cardsPerSeat,
});

/** What of the plan is used, what it costs and what is charged next. */
export function PlanFacts({ billing: { subscription, usage, scheduled } }: { billing: BillingView }) {
  const { t } = useTranslation("billing");
  const { user } = useRoot();
  const day = useDate();
  const money = useMoney();
  const discount = useDiscount(subscription.discount, subscription.currency);
  const { cycle, price, currency, seats, startDate, nextBillDate, nextPayment, status } = subscription;
  const limits = user?.isPaid ? roomOf(seats) : { pages: LIMITS.freePages, cards: LIMITS.freeCards };
  const used = (noun: "pages" | "cards") => {
    const now = usage[noun];
    const limit = shownLimit(limits[noun], now, user?.isPaid ?? false);
    const counted =
      now > limit
        ? t("facts.usedOver", { limit, resting: now - limit })
        : t("facts.used", { used: now, limit });
    const coming = scheduled && scheduled.seats !== seats && roomOf(scheduled.seats)[noun];
    return coming ? t("facts.coming", { counted, date: day(scheduled.startsAt), limit: coming }) : counted;
  };
  const next =
    nextBillDate && nextPayment !== undefined
      ? t("facts.nextOn", { amount: money(nextPayment, currency), date: day(nextBillDate) })
      : status === "cancelled_active"
        ? t("facts.none")
        : undefined;
  const facts = [
    { label: t("facts.seats"), value: user?.isPaid ? String(seats) : undefined },
    { label: t("facts.pages"), value: used("pages") },
    { label: t("facts.cards"), value: used("cards") },
    {
      label: t("facts.price"),
      value:
        user?.isPaid &&
        cycle &&
        price !== undefined &&
        t(`facts.${cycle}`, { price: money(price, currency) }),
    },
    { label: t("facts.next"), value: next },
    { label: t("facts.discount"), value: discount },
    { label: t("facts.since"), value: startDate && day(startDate) },
  ].filter(({ value }) => value);
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-rule border-t pt-6 sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A discount in one phrase: by how much, and until when. */
function useDiscount(
  discount: BillingView["subscription"]["discount"],
  currency: string | undefined,
): string | undefined {
  const { t } = useTranslation("billing");
  const { language } = useRoot();
  const day = useDate();
  const money = useMoney();
  if (!discount) return undefined;
  const { name, percentOff, amountOff, endDate } = discount;
  const percent = new Intl.NumberFormat(languageOf(language).code, { style: "percent" });
  const less =
    percentOff !== undefined
      ? percent.format(-percentOff / 100)
      : amountOff !== undefined
        ? money(-amountOff, currency)
        : "";
  // Its name at Stripe is in one language: only shown if nothing else describes it.
  const phrase = less || name;
  return endDate ? t("facts.discountUntil", { discount: phrase, date: day(endDate) }) : phrase;
}
