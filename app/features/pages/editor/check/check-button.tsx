import { CircleCheck, ListChecks } from "lucide-react";
import { lazy, memo, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useEditor } from "~/features/pages/editor/editor-context";
import type { PageEditor } from "~/features/pages/editor/use-page-editor";
import { loadWithMessages } from "~/i18n/with-messages";
import { Button } from "~/ui/button";
import { useFindingCount } from "./use-findings";

const CheckDialog = lazy(async () => {
  const part = await loadWithMessages(["design"], () => import("./check-dialog"));
  return { default: part.CheckDialog };
});

/** How many things are to be looked at before the page goes live; opens the list of them. */
export function CheckButton() {
  const count = useFindingCount();
  const { view, setView } = useEditor();
  return (
    <>
      <FindingCount count={count} setView={setView} />
      {view.isChecking ? (
        <Suspense>
          <CheckDialog onClose={() => setView({ isChecking: false })} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Drawn anew when there is more or less to look at, not at each key. */
const FindingCount = memo(function FindingCount({
  count,
  setView,
}: { count: number } & Pick<PageEditor, "setView">) {
  const { t } = useTranslation("sharing");
  const isGood = count === 0;
  return (
    <Button
      size="small"
      variant="quiet"
      icon={isGood ? <CircleCheck className="text-success" /> : <ListChecks className="text-warn" />}
      onPress={() => setView({ isChecking: true })}
    >
      {isGood ? t("check.button") : t("check.count", { count })}
    </Button>
  );
});
