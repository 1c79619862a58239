import { useTranslation } from "react-i18next";
import type { Counted } from "./use-own-list";

/** @returns what says how much of a plan is used; of more than it has room for, how much of it rests */
export function useUsed(): (counted: Counted) => string {
  const { t } = useTranslation("dashboard");
  return ({ used, limit }) =>
    used > limit ? t("usedOver", { limit, resting: used - limit }) : t("used", { used, limit });
}
