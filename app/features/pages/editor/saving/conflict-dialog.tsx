import { useState } from "react";
import { useTranslation } from "react-i18next";
import { mergePages } from "~/domain/pages/merge";
import type { PageContent } from "~/domain/pages/schema";
import { call } from "~/features/editing/call";
import { useEditor } from "~/features/pages/editor/editor-context";
import { draftOf, factsOf, type StoredPage } from "~/features/pages/editor/page-draft";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useToasts } from "~/ui/toast-queue";
import type { Saving } from "./use-save";

/** Somebody saved in between: theirs can be loaded, with an undo back to one's own, or written over. */
export function ConflictDialog({ saving }: { saving: Saving }) {
  const { t } = useTranslation("editor");
  const { t: tSharing } = useTranslation("sharing");
  const { t: tError } = useTranslation("errors");
  const editor = useEditor();
  const toasts = useToasts();
  const [isLoading, setIsLoading] = useState(false);
  const { problem, setProblem } = saving;

  /** Their version becomes what is saved, and what only one of the two changed is taken from that one. */
  async function merge() {
    const theirs = await fetchTheirs();
    if (!theirs) return;
    const mine = editor.latest.current;
    const { content, conflicts } = mergePages(editor.saved.content, mine.content, theirs.draft.content);
    editor.replace({
      ...mine,
      content,
      slug: mine.slug === editor.saved.slug ? theirs.draft.slug : mine.slug,
    });
    editor.setSaved(theirs.draft);
    editor.setFacts(theirs.facts);
    setProblem(null);
    const kept = conflicts > 0 ? `${tSharing("merge.conflicts", { count: conflicts })} ` : "";
    toasts.show({ type: "success", title: tSharing("merge.done"), text: `${kept}${tSharing("merge.save")}` });
  }

  async function fetchTheirs() {
    setIsLoading(true);
    const answer = await call<{ page: StoredPage & PageContent; version: number }>(
      `/editor/${editor.facts?.id}/save`,
    );
    setIsLoading(false);
    if (!answer.ok) {
      toasts.show({ type: "error", title: tError(answer.error.messageKey) });
      return null;
    }
    const { page, version } = answer.value;
    return { draft: draftOf(page), facts: factsOf(page, version) };
  }

  async function load() {
    const theirs = await fetchTheirs();
    if (!theirs) return;
    editor.replace(theirs.draft);
    editor.setSaved(theirs.draft);
    editor.setFacts(theirs.facts);
    setProblem(null);
  }

  return (
    <Dialog
      role="alertdialog"
      title={t("conflict.title")}
      description={t("conflict.text")}
      closeLabel={t("close")}
      isOpen={problem?.kind === "conflict"}
      onOpenChange={(isOpen) => {
        if (!isOpen) setProblem(null);
      }}
      footer={
        <>
          <Button
            onPress={() => {
              setProblem(null);
              void saving.save({ overwrite: true });
            }}
          >
            {t("conflict.overwrite")}
          </Button>
          <Button isDisabled={isLoading} onPress={() => void load()}>
            {t("conflict.load")}
          </Button>
          <Button
            variant="primary"
            isPending={isLoading}
            pendingLabel={t("saving")}
            onPress={() => void merge()}
          >
            {tSharing("merge.action")}
          </Button>
        </>
      }
    />
  );
}
