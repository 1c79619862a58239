import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isServicesBlock } from "~/domain/pages/blocks";
import type { PageContent } from "~/domain/pages/schema";
import { EditorFootBar } from "~/features/editing/editor-foot-bar";
import { useLeaveWarning } from "~/features/editing/use-leave-warning";
import { useUndoKeys } from "~/features/editing/use-undo-keys";
import { LazyBrandSigns } from "~/features/pages/blocks/lazy-brand-signs";
import { cx } from "~/ui/cx";
import { useStableCallback } from "~/ui/use-stable-callback";
import { EditorBar } from "./editor-bar";
import { EditorContext } from "./editor-context";
import { EditorTabs } from "./editor-tabs";
import type { LocatedError } from "./field-locations";
import { PagePreview } from "./page-preview";
import { NotLiveNotice } from "./saving/not-live-notice";
import { LoginNotice, RestoredNotice } from "./saving/notices";
import { useKeptDraft } from "./saving/use-kept-draft";
import { useSave } from "./saving/use-save";
import { useSaveKey } from "./saving/use-save-key";
import { type EditorStart, usePageEditor } from "./use-page-editor";

/** Questions are fetched when they are asked. */
const LeaveDialog = lazy(async () => ({
  default: (await import("~/features/editing/leave-dialog")).LeaveDialog,
}));
const PaidPageDialog = lazy(async () => ({
  default: (await import("./saving/paid-page-dialog")).PaidPageDialog,
}));
const PageConflict = lazy(async () => ({ default: (await import("./saving/page-conflict")).PageConflict }));

/** The page editor: fields on one side, the page itself on the other. */
export function PageEditorScreen({ start }: { start: EditorStart }) {
  const { t } = useTranslation("editor");
  const editor = usePageEditor(start);
  const { view, setView } = editor;
  const warning = useLeaveWarning(editor.isDirty);
  function show({ tab, blockKey, itemKey }: LocatedError) {
    setView({ tab, ...(blockKey && { blockKey, itemKey: itemKey ?? null }), isPreviewing: false });
    // Once it is on the screen: a moment later than this change.
    setTimeout(() => document.querySelector<HTMLElement>("[role=tabpanel] [aria-invalid=true]")?.focus(), 50);
  }
  const saving = useSave(editor, {
    allowLeaving: warning.allow,
    onRefused: ([first]) => first && show(first),
  });
  const kept = useKeptDraft(editor, start);
  const discard = useStableCallback(kept.discard);
  useUndoKeys(editor.undo, editor.redo);
  useSaveKey(() => void saving.save());
  const { setProblem } = saving;
  const { paidOnOpening } = kept;
  useEffect(() => {
    if (paidOnOpening.length > 0) setProblem({ kind: "paid", fields: paidOnOpening });
  }, [paidOnOpening, setProblem]);

  return (
    <EditorContext.Provider value={editor}>
      <LazyBrandSigns isNeeded={needsSigns(editor.draft.content)}>
        <h1 className="sr-only">{t("heading")}</h1>
        <EditorBar saving={saving} />
        <div
          data-wide-editor={view.screen === "desktop" ? "" : undefined}
          className={cx(
            "mx-auto grid w-full flex-1 grid-cols-1 gap-x-12 px-5 sm:px-8",
            view.screen === "desktop"
              ? "max-w-[120rem] min-[1025px]:grid-cols-2 xl:grid-cols-[minmax(40rem,2fr)_minmax(0,3fr)]"
              : "max-w-7xl min-[1025px]:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem]",
          )}
        >
          <div
            className={cx(
              "min-w-0 pt-2 pb-12 max-[1024px]:pb-28",
              view.isPreviewing && "max-[1024px]:hidden",
            )}
          >
            {kept.isRestored ? <RestoredNotice onDiscard={discard} onClose={kept.close} /> : null}
            {saving.problem?.kind === "login" ? <LoginNotice /> : null}
            <NotLiveNotice saving={saving} />
            <EditorTabs />
          </div>
          <div className={cx("min-w-0", !view.isPreviewing && "max-[1024px]:hidden")}>
            <PagePreview />
          </div>
        </div>
        <EditorFootBar
          editing={editor}
          isPreviewing={view.isPreviewing}
          label={t(view.isPreviewing ? "preview.hide" : "preview.show")}
          onPreview={() => {
            setView({ isPreviewing: !view.isPreviewing });
            window.scrollTo({ top: 0 });
          }}
        />
        {/* Nothing around it until something is asked: see the first tab. */}
        {saving.problem?.kind === "paid" || saving.problem?.kind === "conflict" || warning.isAsking ? (
          <Suspense>
            {saving.problem?.kind === "paid" ? <PaidPageDialog saving={saving} /> : null}
            {saving.problem?.kind === "conflict" ? <PageConflict saving={saving} /> : null}
            {warning.isAsking ? <LeaveDialog warning={warning} /> : null}
          </Suspense>
        ) : null}
      </LazyBrandSigns>
    </EditorContext.Provider>
  );
}

/** Whether the page shows a sign of any brand, or its editor offers them: those of a page of plain links weigh nothing. */
function needsSigns({ blocks }: PageContent): boolean {
  return blocks.some(
    (block) =>
      block.type === "embed" ||
      isServicesBlock(block) ||
      (block.type === "buttons" &&
        block.data.items.some(({ icon }) => icon !== undefined && icon !== "link")),
  );
}
