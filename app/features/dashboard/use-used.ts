import { useTranslation } from "react-i18next";
import type { Used } from "./use-own-list";

/** @returns a function that formats how much of a plan is used, and how much rests beyond its limit */
export function useUsed(): (counted: Used) => string {
  const { t } = useTranslation("dashboard");
  return ({ used, limit }) =>
    used > limit ? t("usedOver", { limit, resting: used - limit }) : t("used", { used, limit });
}
