import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SessionState } from "~/features/editing/session/session-state";
import { UploadBar } from "~/features/editing/session/upload-bar";
import { UndoButtons } from "~/features/editing/undo-buttons";
import { useRoot } from "~/features/shell/use-root";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { useCardEditor, useCardSession } from "./card-context";

/** What stays in view while a card is edited: its name, whether it is saved, and saving; on a desk undo and redo. */
export function EditorBar() {
  const { t } = useTranslation("cards");
  const path = useLocalPath();
  const { user } = useRoot();
  const session = useCardSession();
  const hash = useCardEditor(({ stored }) => stored?.hash);
  const typed = useCardEditor(({ history }) => history.present.title.trim());
  const isSaving = useCardEditor((state) => state.isSaving);
  const title = typed || (hash ? t("editor.untitled") : t("editor.newTitle"));
  return (
    <div className="sticky top-16 z-20 border-rule border-b bg-paper">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2 sm:px-8">
        <div className="flex min-h-12 min-w-0 flex-1 basis-32 flex-col justify-center">
          <h1 dir="auto" className="truncate align-match-parent font-semibold text-lg">
            {title}
          </h1>
          <SessionState
            session={session}
            className="flex items-center gap-1.5 text-muted text-sm [&_svg]:size-4"
          />
        </div>
        <div className="ms-auto flex items-center gap-2">
          <div className="max-[1024px]:hidden">
            <UndoButtons session={session} />
          </div>
          {hash ? (
            <LinkButton
              href={path(`/share-business-card/${hash}`)}
              icon={<Share2 />}
              aria-label={t("editor.share")}
              className="max-sm:gap-0 max-sm:px-3"
            >
              <span className="hidden sm:inline">{t("editor.share")}</span>
            </LinkButton>
          ) : null}
          <Button
            variant="primary"
            onPress={() => void session.save()}
            isPending={isSaving}
            pendingLabel={t("editor.saving")}
          >
            {user ? t("editor.save") : t("editor.saveWithoutAccount")}
          </Button>
        </div>
      </div>
      <UploadBar session={session} />
    </div>
  );
}
