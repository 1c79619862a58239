import { ListChecks } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEditor, usePageSession } from "~/features/pages/editor/editor-context";
import { loadWithMessages } from "~/i18n/with-messages";
import { Button } from "~/ui/button";

const CheckDialog = lazy(async () => {
  const part = await loadWithMessages(["design", "pagePlan", "sharing"], () => import("./check-dialog"));
  return { default: part.CheckDialog };
});
const FindingCount = lazy(async () => {
  const part = await loadWithMessages(["sharing"], () => import("./finding-count"));
  return { default: part.FindingCount };
});

/**
 * The number of findings before the page is published; opens their list. The check's code is loaded once there is
 * something to check.
 */
export function CheckButton() {
  const { t } = useTranslation("editor");
  const { setView } = usePageSession();
  const isChecking = useEditor(({ view }) => view.isChecking);
  const isUntouched = useEditor(({ stored, isDirty }) => stored === null && !isDirty);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const open = () => setView({ isChecking: true });
  const plain = (
    <Button size="small" variant="quiet" icon={<ListChecks />} onPress={open}>
      {t("check")}
    </Button>
  );
  return (
    <>
      {isUntouched || !isAwake ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <FindingCount onPress={open} />
        </Suspense>
      )}
      {isChecking ? (
        <Suspense>
          <CheckDialog onClose={() => setView({ isChecking: false })} />
        </Suspense>
      ) : null}
    </>
  );
}
