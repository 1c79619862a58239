import { CircleCheck, ListChecks } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { loadWithMessages } from "~/i18n/with-messages";
import { Button } from "~/ui/button";
import { useFindingCount } from "./use-findings";

const CheckDialog = lazy(async () => {
  const part = await loadWithMessages(["design", "pagePlan"], () => import("./check-dialog"));
  return { default: part.CheckDialog };
});

/** How many things are to be looked at before the page goes live; opens the list of them. */
export function CheckButton() {
  const { setView } = usePageSession();
  const isChecking = useEditor(({ view }) => view.isChecking);
  return (
    <>
      <FindingCount onPress={() => setView({ isChecking: true })} />
      {isChecking ? (
        <Suspense>
          <CheckDialog onClose={() => setView({ isChecking: false })} />
        </Suspense>
      ) : null}
    </>
  );
}

function FindingCount({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation("sharing");
  const count = useFindingCount();
  const isGood = count === 0;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={isGood ? <CircleCheck className="text-success" /> : <ListChecks className="text-warn" />}
      onPress={onPress}
    >
      {isGood ? t("check.button") : t("check.count", { count })}
    </Button>
  );
}
