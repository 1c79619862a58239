import { CircleAlert, Clock, Landmark } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BillingView } from "~/domain/billing/view";
import { useMoney } from "~/features/billing/use-money";
import { cx } from "~/ui/cx";
import { LinkButton } from "~/ui/link-button";
import { useDate } from "./use-date";

/** What waits for something: an open invoice for its payment, a change for the bank or for the period's end. */
export function BillingNotices({ billing }: { billing: BillingView }) {
  const { t } = useTranslation("billing");
  const money = useMoney();
  const day = useDate();
  const { openInvoice: open, pending, scheduled } = billing;
  const amount = open && money(open.amount, open.currency);
  return (
    <>
      {open && !pending ? (
        <Notice
          isUrgent
          icon={<CircleAlert aria-hidden="true" className="size-5 text-warn" />}
          title={t("open.title")}
          text={[
            t("open.text", { amount }),
            ...(open.nextAttemptAt ? [t("open.again", { date: day(open.nextAttemptAt) })] : []),
          ].join(" ")}
          action={
            open.url ? (
              <LinkButton href={open.url} variant="primary" rel="external">
                {t("open.pay", { amount })}
              </LinkButton>
            ) : null
          }
        />
      ) : null}
      {pending ? (
        <Notice
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
        <Notice
          icon={<Clock aria-hidden="true" className="size-5 text-muted" />}
          text={t(`scheduled.${scheduled.cycle}`, { count: scheduled.seats, date: day(scheduled.startsAt) })}
        />
      ) : null}
    </>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title?: string;
  text: string;
  action?: ReactNode;
  isUrgent?: boolean;
}

function Notice({ icon, title, text, action, isUrgent }: NoticeProps) {
  return (
    <div
      role="status"
      className={cx(
        "mb-6 flex items-start gap-3 rounded-md px-4 py-3",
        isUrgent ? "bg-warn-wash" : "bg-sunken",
      )}
    >
      <span className="mt-0.5">{icon}</span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          {title ? <p className="font-semibold">{title}</p> : null}
          <p className="text-pretty">{text}</p>
        </div>
        {action}
      </div>
    </div>
  );
}
