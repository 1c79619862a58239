import { CircleCheck, ListChecks } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useEditor } from "~/features/pages/editor/editor-context";
import { Button } from "~/ui/button";
import { useFindings } from "./use-findings";

const CheckDialog = lazy(async () => ({ default: (await import("./check-dialog")).CheckDialog }));

/** How many things are to be looked at before the page goes live; opens the list of them. */
export function CheckButton() {
  const { t } = useTranslation("sharing");
  const findings = useFindings();
  const { view, setView } = useEditor();
  const isGood = findings.length === 0;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={isGood ? <CircleCheck className="text-success" /> : <ListChecks className="text-warn" />}
        onPress={() => setView({ isChecking: true })}
      >
        {isGood ? t("check.button") : t("check.count", { count: findings.length })}
      </Button>
      {view.isChecking ? (
        <Suspense>
          <CheckDialog onClose={() => setView({ isChecking: false })} />
        </Suspense>
      ) : null}
    </>
  );
}
