import { Share2, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SavedState } from "~/features/editing/saved-state";
import { UndoButtons } from "~/features/editing/undo-buttons";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import type { CardEditor } from "./use-card-editor";

/** What stays in view while a card is edited: its name, whether it is saved, undo and redo, and saving. */
export function EditorBar({ editor, onPreview }: { editor: CardEditor; onPreview: () => void }) {
  const { t } = useTranslation("cards");
  const path = useLocalPath();
  const { user } = useRoot();
  const { card, saved, saving, save, editing } = editor;
  const title = card.title.trim() || (saved ? t("editor.untitled") : t("editor.newTitle"));
  return (
    <div className="sticky top-0 z-20 border-rule border-b bg-paper">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2 sm:px-8">
        <div className="flex min-w-0 flex-1 basis-40 flex-col">
          <h1 className="truncate font-semibold text-lg">{title}</h1>
          <SavedState state={saving.state} />
        </div>
        <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between sm:gap-2">
          <UndoButtons editing={editing} />
          <Button
            variant="quiet"
            icon={<Smartphone />}
            onPress={onPreview}
            aria-label={t("editor.preview")}
            className="min-[1025px]:hidden"
          >
            <span className="hidden sm:inline">{t("editor.preview")}</span>
          </Button>
          {saved ? (
            <LinkButton
              href={path(`/share-business-card/${saved.card.hash}`)}
              icon={<Share2 />}
              aria-label={t("editor.share")}
              className="max-sm:px-3"
            >
              <span className="hidden sm:inline">{t("editor.share")}</span>
            </LinkButton>
          ) : null}
          <Button
            variant="primary"
            onPress={() => save()}
            isPending={saving.isSaving}
            pendingLabel={t("editor.saving")}
          >
            {user ? t("editor.save") : t("editor.saveWithoutAccount")}
          </Button>
        </div>
      </div>
    </div>
  );
}
