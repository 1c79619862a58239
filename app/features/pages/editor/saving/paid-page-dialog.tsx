import { useTranslation } from "react-i18next";
import { backToFree } from "~/domain/pages/entitlement";
import { PlanDialog } from "~/features/editing/plan-dialog";
import { useEditor } from "~/features/pages/editor/editor-context";
import { paidParts } from "./paid-parts";
import type { Saving } from "./use-save";

/** The choice of a free user whose page holds paid things. */
export function PaidPageDialog({ saving }: { saving: Saving }) {
  const { t } = useTranslation("editor");
  const editor = useEditor();
  const { problem, setProblem } = saving;
  const parts = problem?.kind === "paid" ? paidParts(problem.fields) : [];
  return (
    <PlanDialog
      title={t("paid.title")}
      text={t(editor.isDirty ? "paid.text" : "paid.textOpened")}
      isOpen={problem?.kind === "paid"}
      onClose={() => setProblem(null)}
      onBackToFree={() => {
        const { draft } = editor;
        const free = { ...draft, content: backToFree(draft.content) };
        setProblem(null);
        editor.replace(free);
        void saving.save({ draft: free });
      }}
    >
      <ul className="list-disc ps-5">
        {parts.map((part) => (
          <li key={part}>{t(`paid.parts.${part}`)}</li>
        ))}
      </ul>
    </PlanDialog>
  );
}
