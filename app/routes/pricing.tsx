import { PricingScreen } from "~/features/billing/pricing-screen";
import { screenMeta } from "~/i18n/meta";

export const handle = { screen: "pricing" };
export const meta = screenMeta("pricing");

export default function Pricing() {
  return <PricingScreen />;
}
