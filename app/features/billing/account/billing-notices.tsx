import { CircleAlert, Landmark } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { BillingView } from "~/domain/billing/view";
import { useMoney } from "~/features/billing/use-money";
import { LinkButton } from "~/ui/link-button";
import { BillingNotice } from "./billing-notice";
import { RestingNotice, ScheduledNotice } from "./reduction-notices";
import { useDate } from "./use-date";

interface BillingNoticesProps {
  billing: BillingView;
  /** Whether a change that waits can be taken back here. */
  canTakeBack?: boolean;
}

/** What waits for something: an open invoice for its payment, a change for the bank or for the period's end. */
export function BillingNotices({ billing, canTakeBack }: BillingNoticesProps) {
  const { t } = useTranslation("billing");
  const day = useDate();
  const { openInvoice: open, pending, scheduled, resting } = billing;
  const { cycle, seats } = billing.subscription;
  return (
    <>
      {open && !pending ? <OpenInvoice open={open} /> : null}
      {pending ? (
        <BillingNotice
          isUrgent
          icon={<Landmark aria-hidden="true" className="size-5 text-warn" />}
          title={t("pending.title")}
          text={t("pending.text", { date: day(pending.expiresAt) })}
          action={
            pending.url ? (
              <LinkButton href={pending.url} variant="primary" rel="external">
                {t("pending.go")}
              </LinkButton>
            ) : null
          }
        />
      ) : null}
      {scheduled ? (
        <ScheduledNotice scheduled={scheduled} now={canTakeBack ? { cycle, seats } : undefined} />
      ) : null}
      {resting ? <RestingNotice resting={resting} /> : null}
    </>
  );
}

/** What is still to be paid, when that is tried again, and what is at stake. */
function OpenInvoice({ open }: { open: NonNullable<BillingView["openInvoice"]> }) {
  const { t } = useTranslation("billing");
  const money = useMoney();
  const day = useDate();
  const { nextAttemptAt, triesLeft, endsAt, url } = open;
  const amount = money(open.amount, open.currency);
  const text = [
    t("open.text", { amount }),
    nextAttemptAt && t("open.again", { date: day(nextAttemptAt) }),
    triesLeft === 1 && t("open.last"),
    triesLeft > 1 && t("open.left", { tries: triesLeft }),
    endsAt && t("open.ends", { date: day(endsAt) }),
  ];
  return (
    <BillingNotice
      isUrgent
      icon={<CircleAlert aria-hidden="true" className="size-5 text-warn" />}
      title={t("open.title")}
      text={text.filter(Boolean).join(" ")}
      action={
        url ? (
          <LinkButton href={url} variant="primary" rel="external">
            {t("open.pay", { amount })}
          </LinkButton>
        ) : null
      }
    />
  );
}
