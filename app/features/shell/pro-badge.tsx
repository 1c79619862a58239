import { Lock } from "lucide-react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { PlanFeature } from "~/domain/billing/plans";
import { Badge } from "~/ui/badge";
import { openPlans } from "./open-plans";
import { useIsPaid } from "./use-is-paid";

/** Marks PRO features for users whose plan lacks them. To be used within a pressable element. */
export function ProBadge() {
  const { t } = useTranslation("shell");
  if (useIsPaid()) return null;
  return (
    <Badge tone="outline">
      <Lock aria-hidden="true" className="size-3" />
      {t("plans.pro")}
    </Badge>
  );
}

/** The same as a button, which opens the plans at the marked feature. */
export function ProButton({ feature }: { feature: PlanFeature }) {
  if (useIsPaid()) return null;
  return (
    <Button
      onPress={() => openPlans(feature)}
      aria-haspopup="dialog"
      className="-my-1 inline-flex min-h-6 cursor-pointer items-center rounded-sm py-1 transition-opacity data-hovered:opacity-75 data-focus-visible:ring-focus pointer-coarse:-my-2 pointer-coarse:py-2"
    >
      <ProBadge />
    </Button>
  );
}
