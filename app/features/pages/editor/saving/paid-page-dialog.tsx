import { useTranslation } from "react-i18next";
import { backToFree, paidBlockTypes } from "~/domain/pages/entitlement";
import { PlanDialog } from "~/features/editing/plan-dialog";
import { useEditor } from "~/features/pages/editor/editor-context";
import { PaidPartList } from "./paid-part-list";
import type { Saving } from "./use-save";

/** The choice of a free user whose page holds paid things. */
export function PaidPageDialog({ saving }: { saving: Saving }) {
  const { t } = useTranslation("editor");
  const editor = useEditor();
  const { problem, setProblem } = saving;
  const { content } = editor.draft;
  const fields = problem?.kind === "paid" ? problem.fields : [];
  // An empty block costs nothing, and goes with the others.
  const goes = paidBlockTypes(content).length > 0 ? ["blocks", ...fields] : fields;
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
      <PaidPartList content={content} fields={goes} />
    </PlanDialog>
  );
}
