import { useTranslation } from "react-i18next";
import { PlanOffers } from "./plan-offers";
import { PlanTable } from "./plan-table";

/** The prices in another site's frame: no header, and every way leads out of the frame. */
export function PricingFrameScreen() {
  const { t } = useTranslation("pricing");
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-10 px-5 py-8 sm:px-8">
      <h1 className="display text-2xl">{t("title")}</h1>
      <PlanOffers isFramed />
      <section className="flex flex-col gap-4">
        <h2 className="font-semibold text-lg">{t("compare.title")}</h2>
        <PlanTable />
      </section>
      <p className="max-w-prose text-pretty text-muted text-sm">{t("payment")}</p>
    </div>
  );
}
