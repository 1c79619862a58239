import { ArrowUpRight } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { freshAddress } from "~/domain/addresses";
import { SavedState, type SaveState } from "~/features/editing/saved-state";
import { UndoButtons } from "~/features/editing/undo-buttons";
import { useRoot } from "~/features/shell/use-root";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { cx } from "~/ui/cx";
import { ProgressBar } from "~/ui/progress-bar";
import { useStableCallback } from "~/ui/use-stable-callback";
import { useEditor } from "./editor-context";
import type { PageMeta } from "./page-draft";
import type { Saving } from "./saving/use-save";

const TONES: Partial<Record<PageMeta["state"], BadgeTone>> = {
  published: "success",
  expired: "warn",
  suspended: "danger",
};

/** How the page stands, and the way to save it; stays in sight. */
export function EditorBar({ saving }: { saving: Saving }) {
  const { t } = useTranslation("editor");
  const editor = useEditor();
  const { meta } = editor;
  const { progress } = saving;
  const { user } = useRoot();
  // Saving is what puts a free page live, so that it can be pressed until the page is.
  const canGoLive =
    meta === null || (!user?.isPaid && meta.state !== "published" && meta.state !== "suspended");
  return (
    <div className="sticky top-16 z-20 border-rule border-b bg-paper">
      <div
        className={cx(
          "mx-auto flex h-14 w-full items-center gap-2 px-5 sm:gap-3 sm:px-8",
          editor.view.screen === "desktop" ? "max-w-[120rem]" : "max-w-7xl",
        )}
      >
        {meta && meta.state !== "deleted" ? (
          <Badge tone={TONES[meta.state]} hasDot className="max-[359px]:hidden">
            {t(`state.${meta.state}`)}
          </Badge>
        ) : null}
        <SavedState state={saveState(editor, saving)} />
        <div className="ms-auto flex items-center gap-1 sm:gap-2">
          <div className="max-[1024px]:hidden">
            <UndoButtons editing={editor} />
          </div>
          {meta?.state === "published" ? (
            <a
              href={freshAddress(meta)}
              target="_blank"
              rel="noopener"
              className={cx(buttonStyle({ variant: "quiet" }), "max-sm:px-2")}
            >
              <span className="max-sm:sr-only">{t("view")}</span>
              <ArrowUpRight aria-hidden="true" className="rtl:-scale-x-100" />
            </a>
          ) : null}
          <SaveButton
            isSaving={saving.isSaving}
            isDisabled={!editor.isDirty && !canGoLive}
            onSave={useStableCallback(() => void saving.save())}
          />
        </div>
      </div>
      {progress ? (
        <ProgressBar
          label={t("upload")}
          isLabelHidden
          value={progress.sent}
          max={Math.max(1, progress.total)}
          className="absolute inset-x-0 bottom-0"
        />
      ) : null}
    </div>
  );
}

interface SaveButtonProps {
  isSaving: boolean;
  isDisabled: boolean;
  onSave: () => void;
}

/** Drawn anew when there is something else to save, not at each key. */
const SaveButton = memo(function SaveButton({ isSaving, isDisabled, onSave }: SaveButtonProps) {
  const { t } = useTranslation("editor");
  return (
    <Button
      variant="primary"
      isPending={isSaving}
      pendingLabel={t("saving")}
      isDisabled={isDisabled}
      onPress={onSave}
    >
      {t("save")}
    </Button>
  );
});

function saveState(
  { isDirty, isNew }: { isDirty: boolean; isNew: boolean },
  { isSaving, hasFailed }: Saving,
): SaveState {
  if (isSaving) return "saving";
  if (!isDirty) return isNew ? "new" : "saved";
  return hasFailed ? "failed" : "unsaved";
}
