import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { closePlans, type OpenPlans, useOpenPlans } from "~/features/shell/open-plans";
import { loadWithMessages } from "~/i18n/with-messages";

type Modal = ComponentType<OpenPlans>;

/** The plans over any screen. Their code is fetched on demand: they are rarely opened. */
export function PlansPart() {
  const plans = useOpenPlans();
  const { pathname } = useLocation();
  const [Loaded, setLoaded] = useState<Modal | null>(null);
  const isAsked = plans !== null;
  useEffect(() => {
    if (!isAsked || Loaded) return;
    loadWithMessages(["pricing"], () => import("./plans-modal")).then(
      ({ PlansModal }) => setLoaded(() => PlansModal),
      closePlans,
    );
  }, [isAsked, Loaded]);
  // A screen that is left takes them along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it follows
  useEffect(() => closePlans, [pathname]);
  return plans && Loaded ? <Loaded {...plans} /> : null;
}
