import { useNavigate } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiResult } from "~/features/editing/api-fetch";
import type { EditingSession } from "~/features/editing/session/editing-session";
import type { EditingTypes } from "~/features/editing/session/session";
import { SessionState } from "~/features/editing/session/session-state";
import { UploadBar } from "~/features/editing/session/upload-bar";
import { useSession } from "~/features/editing/session/use-editing-session";
import { UndoButtons } from "~/features/editing/undo-buttons";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { IconButton } from "~/ui/icon-button";
import { useToasts } from "~/ui/toast-queue";

interface LookBarProps<T extends EditingTypes> {
  session: EditingSession<T>;
  /** Of the look. */
  name: string;
  /** What becomes of the cards or pages that follow it, once it is deleted. */
  removal: string;
  onSave: () => void;
  onRemove: () => Promise<ApiResult<null>>;
}

/** What stays in view while a look is edited: its name, whether it is saved, deleting it and saving. */
export function LookBar<T extends EditingTypes>({
  session,
  name,
  removal,
  onSave,
  onRemove,
}: LookBarProps<T>) {
  const { t } = useTranslation(["teamLook", "errors"]);
  const path = useLocalPath();
  const navigate = useNavigate();
  const toasts = useToasts();
  const isSaving = useSession(session, (state) => state.isSaving);
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  async function remove(): Promise<void> {
    setDeleting(true);
    const result = await onRemove();
    setDeleting(false);
    setAsking(false);
    if (!result.ok)
      return void toasts.show({
        type: "error",
        title: t(`errors:${result.error.messageKey}`, result.error.params ?? {}),
      });
    session.screen.current?.allowLeaving();
    toasts.show({ type: "success", title: t("remove.done") });
    navigate(path("/dashboard-team/look"));
  }

  return (
    <div className="sticky top-16 z-20 border-rule border-b bg-paper">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2 sm:px-8">
        <div className="flex min-h-12 min-w-0 flex-1 basis-32 flex-col justify-center">
          <h1 dir="auto" className="truncate align-match-parent font-semibold text-lg">
            {name.trim() || t("newName")}
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
          <IconButton label={t("remove.open")} icon={<Trash2 />} onPress={() => setAsking(true)} />
          <Button variant="primary" onPress={onSave} isPending={isSaving} pendingLabel={t("editor.saving")}>
            {t("editor.save")}
          </Button>
        </div>
      </div>
      <UploadBar session={session} />
      <ConfirmDialog
        title={t("remove.title", { name })}
        confirmLabel={t("remove.confirm")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        pendingLabel={t("editor.saving")}
        isDanger
        isPending={isDeleting}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => void remove()}
      >
        {removal}
      </ConfirmDialog>
    </div>
  );
}
