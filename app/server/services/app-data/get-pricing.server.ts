import { CURRENCY, PLANS, yearlySaving } from "~/domain/billing/plans";
import type { LanguageCode } from "~/domain/languages";
import { i18nFor } from "~/i18n/instances";

/** A plan as the API tells it, in the language that was asked for. Prices are in units of the currency, per seat and month. */
export interface PricedPlan {
  id: "free" | "pro";
  name: string;
  currency: string;
  monthly: number;
  yearly: number;
  /** What paying yearly saves, in whole percent. */
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
      features: plan.features.map((feature) => i18n.t(`pricing:features.${feature}`, plan.limits)),
      limits: plan.limits,
    })),
  };
}
