import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { BillingView } from "~/domain/billing/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { useLocalPath } from "~/i18n/use-path";
import type { ReturnSteps } from "~/server/services/billing/list-return-steps.server";
import { PageHeading } from "~/ui/page-heading";
import { BillingNotices } from "./billing-notices";
import { InvoiceList } from "./invoice-list";
import { LeavePlan } from "./leave-plan";
import { PaymentDetails } from "./payment-details";
import { PlanState } from "./plan-state";
import { ReturnNotice } from "./return-notice";

interface BillingScreenProps {
  billing: BillingView;
  /** After paying: what to continue with. */
  steps: ReturnSteps | null;
  /** Something was changed at Stripe: the stored state may be outdated. */
  isChanged: boolean;
}

/** The account's plan: its state, next charge, payment method, invoices and cancellation. */
export function BillingScreen({ billing, steps, isChanged }: BillingScreenProps) {
  useFreshState(isChanged);
  const { t } = useTranslation("billing");
  const path = useLocalPath();
  const { status } = billing.subscription;
  const isActive = status !== "free" && status !== "expired";
  // The stored state does not include the payment yet: the screen would offer what was just bought.
  const isAwaited = steps !== null && !isActive;
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-6 pb-28 sm:px-8 lg:pt-10">
      <PageHeading title={t("title")} back={{ href: path("/account"), label: t("back") }} />
      {steps ? <ReturnNotice isActive={isActive} steps={steps} /> : null}
      <BillingNotices
        billing={billing}
        canTakeBack={billing.subscription.status === "active" && !billing.pending}
      />
      {isAwaited ? null : <PlanState billing={billing} />}
      {billing.hasCustomer && !isAwaited ? (
        <>
          <PaymentDetails payment={billing.payment} />
          <InvoiceList start={billing.invoices} />
          <LeavePlan billing={billing} />
        </>
      ) : null}
    </div>
  );
}

/** Has the server query Stripe once, and shows the result. */
function useFreshState(isAsked: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAsked) return;
    void apiFetch("POST /account/billing/sync").then(({ ok }) => {
      if (ok) revalidate();
    });
  }, [isAsked, revalidate]);
}
