import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/billing/use-money";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { PreviewLines } from "./preview-lines";
import { Sums } from "./sums";
import { useDate } from "./use-date";
import type { Preview } from "./use-preview";

interface ChangeSumsProps {
  state: Preview;
  /** What was planned is taken back, and nothing else happens. */
  isBack: boolean;
}

/** What is charged today and next, and when the change begins; of nothing changed that it is the same. */
export function ChangeSums({ state, isBack }: ChangeSumsProps) {
  const { t } = useTranslation(["billing", "errors"]);
  const money = useMoney();
  const day = useDate();
  if (state.kind === "none") return <p className="text-muted">{t("alter.same")}</p>;
  if (state.kind === "failed") {
    const { messageKey, params } = state.error;
    return <FormErrorSummary title={t(`errors:${messageKey}`, params ?? {})} />;
  }
  if (state.kind === "counting") {
    return (
      <Sums
        isPending
        sums={[
          { label: t("alter.now"), value: t("alter.counting"), isMain: true },
          { label: t("alter.next"), value: t("alter.counting") },
          { label: t("alter.begins"), value: t("alter.counting") },
        ]}
      />
    );
  }
  const { dueNow, lines, nextAmount, nextDate, currency, isImmediate, replacesScheduled, overLimit } =
    state.preview;
  const today = dueNow === 0 ? t("alter.nothing") : money(Math.abs(dueNow), currency);
  return (
    <>
      <PreviewLines lines={lines} currency={currency} />
      <Sums
        sums={[
          { label: t(dueNow < 0 ? "alter.credit" : "alter.now"), value: today, isMain: true },
          {
            label: t("alter.next"),
            value: t("facts.nextOn", { amount: money(nextAmount, currency), date: day(nextDate) }),
          },
          { label: t("alter.begins"), value: isImmediate || isBack ? t("alter.atOnce") : day(nextDate) },
        ]}
      />
      {replacesScheduled && !isBack ? <p className="text-pretty">{t("alter.replaces")}</p> : null}
      {overLimit ? <p className="text-pretty">{t("alter.over")}</p> : null}
    </>
  );
}
