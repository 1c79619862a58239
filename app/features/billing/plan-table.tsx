import { Check, Minus } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  PLAN_FEATURES,
  PLAN_GROUPS,
  PLAN_IDS,
  type PlanFeature,
  type PlanId,
  planRow,
} from "~/domain/billing/plans";
import { cx } from "~/ui/cx";

interface PlanTableProps {
  /** The requested feature: it is listed first. */
  wanted?: readonly PlanFeature[];
}

/** What each plan has, line by line. */
export function PlanTable({ wanted = [] }: PlanTableProps) {
  const { t } = useTranslation(["pricing", "shell"]);
  const groups = PLAN_GROUPS.map((group) => ({
    group,
    features: PLAN_FEATURES.filter(
      (feature) => planRow(feature).group === group && !wanted.includes(feature),
    ),
  }));
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{t("compare.title")}</caption>
      <thead>
        <tr className="border-rule border-b">
          <th scope="col" className="w-auto py-3 text-start font-normal text-muted text-sm">
            {t("compare.feature")}
          </th>
          {PLAN_IDS.map((plan) => (
            <th key={plan} scope="col" className="w-22 px-1 py-3 text-center font-semibold sm:w-40">
              {t(`shell:plans.${plan}`)}
            </th>
          ))}
        </tr>
      </thead>
      {wanted.length > 0 ? (
        <tbody>
          {wanted.map((feature) => (
            <Row key={feature} feature={feature} isWanted />
          ))}
        </tbody>
      ) : null}
      {groups.map(({ group, features }) => (
        <tbody key={group}>
          <tr className="border-rule border-b">
            <th
              scope="rowgroup"
              colSpan={1 + PLAN_IDS.length}
              className="pt-8 pb-2 text-start font-semibold text-muted text-sm"
            >
              {t(`compare.groups.${group}`)}
            </th>
          </tr>
          {features.map((feature) => (
            <Row key={feature} feature={feature} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ feature, isWanted }: { feature: PlanFeature; isWanted?: boolean }) {
  const { t } = useTranslation("pricing");
  return (
    <tr className={cx("border-rule border-b", isWanted && "bg-accent-wash")}>
      <th
        scope="row"
        className={cx("hyphens-auto py-3 pe-3 text-start font-normal", isWanted && "ps-3 font-semibold")}
      >
        {t(`features.${feature}`)}
      </th>
      {PLAN_IDS.map((plan) => (
        <td key={plan} className="px-1 py-3 text-center align-middle tabular-nums">
          <Cell feature={feature} plan={plan} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ feature, plan }: { feature: PlanFeature; plan: PlanId }) {
  const { t } = useTranslation("pricing");
  const { [plan]: cell, isPerSeat } = planRow(feature);
  if (typeof cell === "number") return isPerSeat && plan === "pro" ? t("compare.perSeat", { n: cell }) : cell;
  return cell ? (
    <>
      <Check aria-hidden="true" className="mx-auto size-5 text-accent" />
      <span className="sr-only">{t("compare.included")}</span>
    </>
  ) : (
    <>
      <Minus aria-hidden="true" className="mx-auto size-4 text-faint" />
      <span className="sr-only">{t("compare.notIncluded")}</span>
    </>
  );
}
