import { useTranslation } from "react-i18next";
import type { BillingView } from "~/domain/billing/view";
import { BillingNotices } from "./billing-notices";
import { ChangeForm } from "./change-form";
import { KeepButton } from "./keep-button";
import { useDate } from "./use-date";

interface ChangePlanProps {
  billing: BillingView;
  /** What the link to this screen requested, if anything. */
  seats?: number;
  /** The path of the screen to continue with, without the language prefix. */
  back?: string;
}

/** Changes a plan, if nothing prevents it: a cancelled one must be resumed first, an unpaid one paid first. */
export function ChangePlan({ billing, seats: asked, back }: ChangePlanProps) {
  const { t } = useTranslation("billing");
  const day = useDate();
  const { subscription, pending, openInvoice, scheduled } = billing;
  const { status, endDate, cycle, seats } = subscription;
  if (status === "cancelled_active")
    return (
      <div className="flex flex-col items-start gap-4">
        <p>{t("blocked.cancelled", { date: endDate ? day(endDate.date) : "" })}</p>
        <KeepButton />
      </div>
    );
  const notices = <BillingNotices billing={billing} />;
  if (status !== "active" || pending || openInvoice || !cycle) {
    return (
      <>
        {notices}
        {pending ? null : <p>{t(status === "unknown" ? "about.unknown" : "blocked.open")}</p>}
      </>
    );
  }
  // What is planned is what it becomes unless something else is chosen.
  const now = { cycle, seats };
  const planned = scheduled ? { cycle: scheduled.cycle, seats: scheduled.seats } : null;
  return (
    <>
      {notices}
      <ChangeForm
        key={`${cycle}-${seats}-${planned?.cycle}-${planned?.seats}`}
        now={now}
        planned={planned}
        asked={asked}
        back={back}
      />
    </>
  );
}
