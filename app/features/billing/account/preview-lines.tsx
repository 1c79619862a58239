import { useTranslation } from "react-i18next";
import type { BillingPreview } from "~/domain/billing/view";
import { useMoney } from "~/features/billing/use-money";
import { Sums } from "./sums";
import { useDate } from "./use-date";

/** What today's amount is made of: time that is credited and charged, discount, tax and balance. */
export function PreviewLines({ lines, currency }: Pick<BillingPreview, "lines" | "currency">) {
  const { t } = useTranslation("billing");
  const money = useMoney();
  const day = useDate();
  if (lines.length === 0) return null;
  const has = (wanted: BillingPreview["lines"][number]["kind"]) => lines.some(({ kind }) => kind === wanted);
  return (
    <>
      <Sums
        sums={lines.map(({ kind, amount, seats: count = 1, until }) => ({
          label:
            kind === "credit" || kind === "charge"
              ? t(`alter.lines.${kind}`, { count, date: until ? day(until) : "" })
              : t(`alter.lines.${kind}`),
          value: money(amount, currency),
        }))}
      />
      {has("credit") ? <p className="text-pretty text-muted text-sm">{t("alter.creditNote")}</p> : null}
      {has("discountBack") && !has("discount") ? (
        <p className="text-pretty">{t("alter.discountOver")}</p>
      ) : null}
    </>
  );
}
