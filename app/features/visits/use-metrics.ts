import { useTranslation } from "react-i18next";
import type { Counts } from "~/domain/visits/counts";

/** What is counted, in the order in which it is shown. */
export const METRICS = [
  "views",
  "visitors",
  "clicks",
  "scans",
  "saves",
  "contacts",
] as const satisfies (keyof Counts)[];
export type Metric = (typeof METRICS)[number];

export const isMetric = (name: string): name is Metric => METRICS.some((metric) => metric === name);

/** @returns what each is called */
export function useMetrics(): Record<Metric, string> {
  const { t } = useTranslation("visits");
  return {
    views: t("count.views"),
    visitors: t("count.visitors"),
    clicks: t("count.clicks"),
    scans: t("count.scans"),
    saves: t("count.saves"),
    contacts: t("count.contacts"),
  };
}
