import { Clock, Moon } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import type { BillingView } from "~/domain/billing/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { useToasts } from "~/ui/toast-queue";
import { BillingNotice } from "./billing-notice";
import { StayDialog } from "./stay-dialog";
import { useBillingCall } from "./use-billing-call";
import { useDate } from "./use-date";

/** A change at the end of the period; where not everything has room then, what stays is chosen here. */
export function ScheduledNotice({ scheduled }: { scheduled: NonNullable<BillingView["scheduled"]> }) {
  const { t } = useTranslation("billing");
  const day = useDate();
  const toasts = useToasts();
  const { isPending, run } = useBillingCall();
  const [isChoosing, setChoosing] = useState(false);
  const { seats, cycle, startsAt, beyond } = scheduled;
  async function choose(choice: KeptChoice | undefined) {
    const stored = choice && (await run(() => apiFetch("PUT /account/billing/reduction", { body: choice })));
    setChoosing(false);
    if (stored) toasts.show({ type: "success", title: t("scheduled.chosen") });
  }
  return (
    <>
      <BillingNotice
        isUrgent={beyond !== undefined}
        icon={<Clock aria-hidden="true" className="size-5 text-muted" />}
        text={[
          t(`scheduled.${cycle}`, { count: seats, date: day(startsAt) }),
          ...(beyond ? [t("scheduled.beyond", { ...beyond })] : []),
        ].join(" ")}
        action={beyond ? <Button onPress={() => setChoosing(true)}>{t("scheduled.choose")}</Button> : null}
      />
      <StayDialog
        seats={isChoosing ? seats : null}
        isPending={isPending}
        onClose={() => setChoosing(false)}
        onChosen={(choice) => void choose(choice)}
      />
    </>
  );
}

/** What the plan has no room for, and how it comes back. */
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
