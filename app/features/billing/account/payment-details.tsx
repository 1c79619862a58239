import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PortalInput } from "~/domain/billing/input";
import type { BillingView } from "~/domain/billing/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { useRoot } from "~/features/shell/use-root";
import { listed } from "~/i18n/device-name";
import { isolatedLtr } from "~/i18n/isolated";
import { Button } from "~/ui/button";
import { Section } from "~/ui/section";
import { leaveFor, useBillingCall } from "./use-billing-call";

/** The payment method and the invoice details: both are changed at Stripe. */
export function PaymentDetails({ payment }: { payment: BillingView["payment"] }) {
  const { t } = useTranslation("billing");
  const { isPending, run } = useBillingCall();
  const [opened, setOpened] = useState<PortalInput["part"] | null>(null);
  async function open(part: PortalInput["part"]) {
    setOpened(part);
    const portal = await run(() => apiFetch("POST /account/billing/portal", { body: { part } }));
    if (portal) leaveFor(portal.url);
  }
  const button = (part: PortalInput["part"], label: string) => (
    <Button
      isPending={isPending && opened === part}
      onPress={() => void open(part)}
      className="max-sm:self-start"
    >
      {label}
    </Button>
  );
  return (
    <>
      <Section title={t("payment.title")} description={t("payment.text")}>
        <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
          <p>{usePaymentName(payment) ?? t("payment.none")}</p>
          {button("payment", t("payment.change"))}
        </div>
      </Section>
      <Section title={t("company.title")} description={t("company.text")}>
        <div>{button("details", t("company.change"))}</div>
      </Section>
    </>
  );
}

/** A card by its brand and last digits, PayPal by its address. */
function usePaymentName(payment: BillingView["payment"]): string | undefined {
  const { t } = useTranslation("billing");
  const { language } = useRoot();
  const ltr = (text: string) => isolatedLtr(language, text);
  if (!payment) return undefined;
  const { type, brand, last4, email } = payment;
  if (last4) return t("payment.card", { brand: ltr(brandName(brand ?? type)), last4: ltr(last4) });
  const name = ltr(type === "paypal" ? "PayPal" : brandName(type));
  return email ? listed(language, [name, ltr(email)]) : name;
}

/** As companies write themselves: `visa` is Visa, `american_express` American Express. */
const brandName = (brand: string) =>
  brand.replace(/(^|_)([a-z])/g, (_, gap: string, letter: string) => (gap ? " " : "") + letter.toUpperCase());
