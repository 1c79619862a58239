import { Clock, Moon } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PlanChange } from "~/domain/billing/input";
import type { BillingView } from "~/domain/billing/view";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";
import { BillingNotice } from "./billing-notice";
import { ChooseStay } from "./choose-stay";
import { TakeBackButton } from "./take-back-button";
import { useDate } from "./use-date";
import { useNamedCounts } from "./use-named-counts";

interface ScheduledNoticeProps {
  scheduled: NonNullable<BillingView["scheduled"]>;
  /** What the plan is, where the change can be taken back here. */
  now?: PlanChange;
}

/** A change at the end of the period; where not everything has room then, what stays is chosen here. */
export function ScheduledNotice({ scheduled, now }: ScheduledNoticeProps) {
  const { t } = useTranslation("billing");
  const day = useDate();
  const named = useNamedCounts();
  const { seats, cycle, startsAt, beyond } = scheduled;
  return (
    <BillingNotice
      isUrgent={beyond !== undefined && !beyond.stays}
      icon={<Clock aria-hidden="true" className="size-5 text-muted" />}
      text={[
        t(`scheduled.${cycle}`, { count: seats, date: day(startsAt) }),
        ...(beyond ? [t("scheduled.beyond", named(beyond))] : []),
        ...(beyond?.stays ? [t("scheduled.stays", named(beyond.stays))] : []),
      ].join(" ")}
      action={
        <div className="flex shrink-0 flex-wrap gap-2">
          {beyond ? <ChooseStay seats={seats} /> : null}
          {now ? <TakeBackButton now={now} /> : null}
        </div>
      }
    />
  );
}

/** What exceeds the plan, and how to restore it. */
export function RestingNotice({ resting }: { resting: NonNullable<BillingView["resting"]> }) {
  const { t } = useTranslation("billing");
  const path = useLocalPath();
  return (
    <BillingNotice
      icon={<Moon aria-hidden="true" className="size-5 text-muted" />}
      title={t("resting.title")}
      text={t("resting.text", { ...resting })}
      action={
        resting.pages > 0 ? (
          <LinkButton href={path("/dashboard-pages")}>{t("resting.pages")}</LinkButton>
        ) : null
      }
    />
  );
}
