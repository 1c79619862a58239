import { makeTemplate, type TemplatePlan, type TemplateTexts } from "./make-template";
import { SERVICE_PLANS } from "./service-plans";
import { STUDIO_PLANS } from "./studio-plans";
import type { Template } from "./template";
import { TRADE_PLANS } from "./trade-plans";

const PLANS: readonly TemplatePlan[] = [...SERVICE_PLANS, ...TRADE_PLANS, ...STUDIO_PLANS];
/** A template's card without colours accompanies a page in a free theme: both can be saved on a free plan. */
const isFree = ({ card }: TemplatePlan) => card.backgroundColor === undefined;

/** Every template without its texts, in the order they are offered: free ones first. */
export const TEMPLATE_PLANS: readonly TemplatePlan[] = [
  ...PLANS.filter(isFree),
  ...PLANS.filter((plan) => !isFree(plan)),
];

/** One template in a language; null where there is none of that id. @param texts by the templates' ids */
export function templateIn(texts: Readonly<Record<string, TemplateTexts>>, id: string): Template | null {
  const plan = TEMPLATE_PLANS.find((one) => one.id === id);
  const own = plan && texts[id];
  return own ? makeTemplate(plan, own) : null;
}

/** Every template in a language. @param texts by the templates' ids */
export function templatesIn(texts: Readonly<Record<string, TemplateTexts>>): Template[] {
  return TEMPLATE_PLANS.flatMap((plan) => {
    const own = texts[plan.id];
    return own ? [makeTemplate(plan, own)] : [];
  });
}
