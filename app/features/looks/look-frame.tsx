import { useNavigate } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiResult } from "~/features/editing/api-fetch";
import { EditorFrame } from "~/features/editing/editor-frame";
import type { EditingSession } from "~/features/editing/session/editing-session";
import type { EditingTypes } from "~/features/editing/session/session";
import { useSession } from "~/features/editing/session/use-editing-session";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { IconButton } from "~/ui/icon-button";
import { useToasts } from "~/ui/toast-queue";

interface LookFrameProps<T extends EditingTypes> {
  session: EditingSession<T>;
  /** Of the look. */
  name: string;
  /** What becomes of the cards or pages that follow it, once it is deleted. */
  removal: string;
  onSave: () => void;
  onRemove: () => Promise<ApiResult<null>>;
  children: ReactNode;
}

/** The header of the editor of a look, above what is passed: its name, whether it is saved, deleting it and saving. */
export function LookFrame<T extends EditingTypes>({
  session,
  name,
  removal,
  onSave,
  onRemove,
  children,
}: LookFrameProps<T>) {
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
    <EditorFrame
      session={session}
      title={name.trim() || t("newName")}
      items={[
        {
          id: "remove",
          label: t("remove.open"),
          icon: <Trash2 aria-hidden="true" />,
          isDanger: true,
          onAction: () => setAsking(true),
        },
      ]}
      actions={<IconButton label={t("remove.open")} icon={<Trash2 />} onPress={() => setAsking(true)} />}
      primary={
        <Button variant="primary" onPress={onSave} isPending={isSaving} pendingLabel={t("editor.saving")}>
          {t("editor.save")}
        </Button>
      }
    >
      {children}
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
    </EditorFrame>
  );
}
