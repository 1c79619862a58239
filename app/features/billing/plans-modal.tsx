import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buyingPath } from "~/domain/billing/plan-choice";
import { type BillingCycle, type PlanFeature, SEAT_PRICE_CENTS } from "~/domain/billing/plans";
import { closePlans, type OpenPlans } from "~/features/shell/open-plans";
import { isEditor, useScreen } from "~/features/shell/screen";
import { useJoined } from "~/features/shell/use-joined";
import { useRoot } from "~/features/shell/use-root";
import { plainPath, useLocalPath } from "~/i18n/use-path";
import { Dialog } from "~/ui/dialog";
import { LinkButton } from "~/ui/link-button";
import { CycleChoice } from "./cycle-choice";
import { PlanTable } from "./plan-table";
import { useMoney } from "./use-money";

/** The features that have a description: everything that a lock marks. */
const DESCRIBED = [
  "pages",
  "blocks",
  "themes",
  "fonts",
  "backgrounds",
  "buttonDesign",
  "contacts",
  "publishSwitch",
  "seo",
  "noBranding",
  "cards",
  "contactFile",
  "passes",
  "cardDesign",
  "codeLogo",
  "team",
] as const satisfies PlanFeature[];

/** Compares the plans over the current screen: first the requested feature, then the link to buy it. */
export function PlansModal({ wanted }: OpenPlans) {
  const { t } = useTranslation(["pricing", "shell"]);
  const { user, language } = useRoot();
  const screen = useScreen();
  const path = useLocalPath();
  const money = useMoney();
  const { pathname } = useLocation();
  const [cycle, setCycle] = useState<BillingCycle>("yearly");
  const price = money(SEAT_PRICE_CENTS.yearly / 100);
  const back = plainPath(language, pathname);
  const join = useJoined();
  const described = wanted.length === 1 ? DESCRIBED.find((feature) => feature === wanted[0]) : undefined;
  const feature = join(wanted.map((name) => t(`features.${name}`)));
  return (
    <Dialog
      title={feature ? t("modal.wanted", { feature }) : t("modal.title")}
      description={`${described ? `${t(`about.${described}`)} ` : ""}${t("modal.from", { price })}`}
      closeLabel={t("shell:close")}
      size="large"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) closePlans();
      }}
      footer={
        <>
          <LinkButton href={path("/pricing")} variant="quiet" target="_blank" rel="noopener">
            {t("modal.all")}
          </LinkButton>
          <LinkButton
            href={path(buyingPath(user, { cycle, for: wanted, back }))}
            variant="primary"
            onClick={closePlans}
          >
            {t(user?.prompt?.reason === "expired" ? "shell:account.renew" : "get")}
          </LinkButton>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {isEditor(screen) ? (
          <p className="text-pretty text-muted">
            {t("modal.try")} {t("modal.kept")}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <CycleChoice value={cycle} onChange={setCycle} className="w-full sm:w-80" />
          <p aria-live="polite" className="flex items-baseline gap-x-2">
            <span className="font-semibold text-lg tabular-nums" dir="ltr">
              {money(SEAT_PRICE_CENTS[cycle] / 100)}
            </span>
            <span className="text-muted">{t("perSeat")}</span>
          </p>
        </div>
        <PlanTable wanted={wanted} />
      </div>
    </Dialog>
  );
}
