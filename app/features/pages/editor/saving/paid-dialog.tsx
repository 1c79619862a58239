import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { backToFree } from "~/domain/pages/entitlement";
import { useEditor } from "~/features/pages/editor/editor-context";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { paidParts } from "./paid-parts";
import type { Saving } from "./use-save";

/** The choice before a page that costs: a plan, or the page without what costs. */
export function PaidDialog({ saving, allowLeaving }: { saving: Saving; allowLeaving: () => void }) {
  const { t } = useTranslation("editor");
  const editor = useEditor();
  const navigate = useNavigate();
  const path = useLocalPath();
  const { problem, setProblem } = saving;
  const parts = problem?.kind === "paid" ? paidParts(problem.fields) : [];
  const close = () => setProblem(null);
  return (
    <Dialog
      title={t("paid.title")}
      description={t(editor.isDirty ? "paid.text" : "paid.textOpened")}
      closeLabel={t("close")}
      isOpen={problem?.kind === "paid"}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      footer={
        <>
          <Button
            onPress={() => {
              const { draft } = editor;
              const free = { ...draft, content: backToFree(draft.content) };
              close();
              editor.replace(free);
              void saving.save({ draft: free });
            }}
          >
            {t("paid.back")}
          </Button>
          <Button
            variant="primary"
            onPress={() => {
              allowLeaving();
              navigate(path("/pricing"));
            }}
          >
            {t("paid.plans")}
          </Button>
        </>
      }
    >
      <ul className="list-disc ps-5">
        {parts.map((part) => (
          <li key={part}>{t(`paid.parts.${part}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
