import { useTranslation } from "react-i18next";
import type { BillingView } from "~/domain/billing/view";
import { useDate } from "./use-date";

/** @returns until when a plan stays that is cancelled now; while a payment is open that hangs on it */
export function useCancelText({ subscription, openInvoice }: BillingView): string | undefined {
  const { t } = useTranslation("billing");
  const day = useDate();
  const { nextBillDate } = subscription;
  if (!nextBillDate) return undefined;
  const date = day(nextBillDate);
  return openInvoice?.endsAt
    ? t("cancel.textFailed", { date, ends: day(openInvoice.endsAt) })
    : t("cancel.text", { date });
}
