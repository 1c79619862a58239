import {
  CURRENCY,
  PLANS,
  type PlanFeature,
  type PlanId,
  planRow,
  yearlySaving,
} from "~/domain/billing/plans";
import type { LanguageCode } from "~/domain/languages";
import { i18nFor } from "~/i18n/instances";

/** A plan in the API, in the requested language. Prices are in units of the currency, per seat and month. */
export interface PricedPlan {
  id: "free" | "pro";
  name: string;
  currency: string;
  monthly: number;
  yearly: number;
  /** The saving of a yearly payment, in whole percent. */
  saving: number;
  /** Sentences, in the order of a list. */
  features: string[];
  limits: { pages: number; cards: number };
}

export function getPricing(language: LanguageCode): { plans: PricedPlan[] } {
  const i18n = i18nFor(language);
  return {
    plans: PLANS.map((plan) => ({
      id: plan.id,
      name: i18n.t(`shell:plans.${plan.id}`),
      currency: CURRENCY,
      monthly: plan.monthly / 100,
      yearly: plan.yearly / 100,
      saving: yearlySaving(plan),
      features: plan.features.map((feature) => sentence(i18n, plan.id, feature)),
      limits: plan.limits,
    })),
  };
}

/** A line of the comparison, with the plan's amount. */
function sentence(i18n: ReturnType<typeof i18nFor>, plan: PlanId, feature: PlanFeature): string {
  const { [plan]: cell, isPerSeat } = planRow(feature);
  const name = i18n.t(`pricing:features.${feature}`);
  if (typeof cell === "boolean") return name;
  const value = isPerSeat && plan === "pro" ? i18n.t("pricing:compare.perSeat", { n: cell }) : String(cell);
  return i18n.t("pricing:compare.withValue", { feature: name, value });
}
