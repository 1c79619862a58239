import { Lock } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { featuresOfCardParts } from "~/domain/billing/feature-of";
import { newPaidFeatures, paidCardFeatures } from "~/domain/cards/entitlement";
import { openPlans } from "~/features/shell/open-plans";
import { useJoined } from "~/features/shell/use-joined";
import { useRoot } from "~/features/shell/use-root";
import { Button } from "~/ui/button";
import { useCardEditor, useCardSession } from "./card-context";
import { useCardToFree } from "./use-card-to-free";
import { usePaidNames, usePaidParts } from "./use-paid-parts";

/** Lists the parts of the card not included in a free plan, and the effect on saving and on visitors. */
export function PlanNotice() {
  const { t } = useTranslation("cards");
  const { t: tEditing } = useTranslation("editing");
  const { user } = useRoot();
  const backToFree = useCardToFree();
  const paid = usePaidParts();
  const features = useJoined()(usePaidNames(paid));
  const isStored = useCardEditor(
    ({ stored, saved }) => stored !== null && paidCardFeatures(saved).length > 0,
  );
  const isNew = useCardEditor(
    ({ stored, saved, history }) => newPaidFeatures(history.present, stored && saved).length > 0,
  );
  const { draft, edit, say } = useCardSession();
  function takeOff() {
    const before = draft();
    backToFree();
    say({
      type: "info",
      title: t("takenOff", { features }),
      action: { label: t("fromTemplate.undo"), onAction: () => edit(before) },
    });
  }
  const isAsked = paid.length > 0;
  // A save can ask then without a network.
  useEffect(() => {
    if (isAsked) import("./paid-card-dialog").catch(() => undefined);
  }, [isAsked]);
  if (!isAsked) return null;
  const means = user
    ? [...(isStored ? [t("plan.withoutPlan")] : []), ...(isNew ? [t("plan.toSave")] : [])]
    : [t("plan.anonymous")];
  return (
    <div className="flex items-start gap-3 rounded-md bg-accent-wash px-4 py-3">
      <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <p className="text-pretty">{[t("plan.notice", { features }), ...means].join(" ")}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button size="small" variant="primary" onPress={() => openPlans(...featuresOfCardParts(paid))}>
            {tEditing("plan.see")}
          </Button>
          {user ? (
            <Button size="small" onPress={takeOff}>
              {tEditing("plan.backToFree")}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
