import type { ReactNode } from "react";
import type { PlanFeature } from "~/domain/billing/plans";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { openPlans } from "./open-plans";
import { useRoot } from "./use-root";

interface PlansButtonProps {
  /** What has no room or is locked; absent if it is no single feature. */
  wanted?: PlanFeature;
  size?: "small";
  children: ReactNode;
}

/** The upgrade button: opens the plans over the screen, or the plan change for subscribers. */
export function PlansButton({ wanted, size, children }: PlansButtonProps) {
  const { user } = useRoot();
  const path = useLocalPath();
  if (user?.isPaid)
    return (
      <LinkButton size={size} href={path("/account/upgrade")}>
        {children}
      </LinkButton>
    );
  return (
    <Button size={size} onPress={() => openPlans(...(wanted ? [wanted] : []))}>
      {children}
    </Button>
  );
}
