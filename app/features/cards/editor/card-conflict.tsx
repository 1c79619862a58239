import { useTranslation } from "react-i18next";
import { mergeVersions } from "~/domain/merge";
import { apiFetch } from "~/features/editing/api-fetch";
import { ConflictDialog } from "~/features/editing/conflict-dialog";
import { useMergedNotice } from "~/features/editing/use-merged-notice";
import { useNoticeUntilSave } from "~/features/editing/use-notice-until-save";
import { useToasts } from "~/ui/toast-queue";
import { editedCardOf } from "./edited-card";
import type { CardEditor } from "./use-card-editor";

/** Somebody saved the card in between; whatever is chosen, undo brings one's own back. */
export function CardConflict({ editor }: { editor: CardEditor }) {
  const { t: tError } = useTranslation("errors");
  const toasts = useToasts();
  const { saving, saved, save, latest, replace } = editor;
  const sayMerged = useMergedNotice(useNoticeUntilSave(saving.isSaving));
  const { base } = saving;

  async function fetchTheirs() {
    const hash = saved?.card.hash ?? "";
    const answer = await apiFetch("GET /editor-business-card/:hash/save", { params: { hash } });
    if (answer.ok) return { card: editedCardOf(answer.value.card), version: answer.value.version };
    toasts.show({ type: "error", title: tError(answer.error.messageKey) });
    return null;
  }

  async function load() {
    const theirs = await fetchTheirs();
    if (!theirs) return;
    replace(theirs.card);
    saving.rebaseOnto(theirs.card, theirs.version);
  }

  async function merge() {
    const theirs = await fetchTheirs();
    if (!theirs || !base) return;
    const { value, conflicts } = mergeVersions(base, latest.current, theirs.card);
    replace(value);
    saving.rebaseOnto(theirs.card, theirs.version);
    sayMerged(conflicts);
  }

  return (
    <ConflictDialog
      isOpen={saving.failure?.code === "precondition_failed" && saved !== null}
      onClose={saving.forgetFailure}
      onLoad={load}
      onOverwrite={() => void save(editor.card, { isOverwriting: true })}
      onMerge={base ? merge : undefined}
    />
  );
}
