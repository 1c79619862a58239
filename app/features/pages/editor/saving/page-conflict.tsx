import { useTranslation } from "react-i18next";
import { mergeVersions } from "~/domain/merge";
import { apiFetch } from "~/features/editing/api-fetch";
import { ConflictDialog } from "~/features/editing/conflict-dialog";
import { useMergedNotice } from "~/features/editing/use-merged-notice";
import { useEditor } from "~/features/pages/editor/editor-context";
import { draftOf, metaOf } from "~/features/pages/editor/page-draft";
import { useToasts } from "~/ui/toast-queue";
import type { Saving } from "./use-save";

/** Somebody saved the page in between; whatever is chosen, undo brings one's own back. */
export function PageConflict({ saving }: { saving: Saving }) {
  const { t: tError } = useTranslation("errors");
  const editor = useEditor();
  const toasts = useToasts();
  const sayMerged = useMergedNotice(saving.say);
  const { problem, setProblem } = saving;

  async function fetchTheirs() {
    const answer = await apiFetch("GET /editor/:id/save", { params: { id: editor.meta?.id ?? "" } });
    if (!answer.ok) {
      toasts.show({ type: "error", title: tError(answer.error.messageKey) });
      return null;
    }
    const { page, version } = answer.value;
    return { draft: draftOf(page), meta: metaOf(page, version) };
  }

  /** Their version becomes what is saved, and what only one of the two changed is taken from that one. */
  async function merge() {
    const theirs = await fetchTheirs();
    if (!theirs) return;
    const { value, conflicts } = mergeVersions(editor.saved, editor.latest.current, theirs.draft);
    editor.replace(value);
    editor.setSaved(theirs.draft);
    editor.setMeta(theirs.meta);
    saving.goOn();
    sayMerged(conflicts);
  }

  async function load() {
    const theirs = await fetchTheirs();
    if (!theirs) return;
    editor.replace(theirs.draft);
    editor.setSaved(theirs.draft);
    editor.setMeta(theirs.meta);
    saving.goOn();
  }

  return (
    <ConflictDialog
      isOpen={problem?.kind === "conflict"}
      onClose={() => setProblem(null)}
      onLoad={load}
      onOverwrite={() => {
        setProblem(null);
        void saving.save({ overwrite: true });
      }}
      onMerge={editor.isBaseKnown ? merge : undefined}
    />
  );
}
