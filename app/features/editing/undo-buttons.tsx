import { Redo2, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { EditingSession } from "~/features/editing/session/editing-session";
import type { EditingTypes } from "~/features/editing/session/session";
import { useSession } from "~/features/editing/session/use-editing-session";
import { IconButton } from "~/ui/icon-button";

/** Undo and redo, as buttons. */
export function UndoButtons<T extends EditingTypes>({ session }: { session: EditingSession<T> }) {
  const { t } = useTranslation("editing");
  const canUndo = useSession(session, ({ history }) => history.past.length > 0);
  const canRedo = useSession(session, ({ history }) => history.future.length > 0);
  return (
    <div className="flex items-center">
      <IconButton
        label={t("undo")}
        icon={<Undo2 className="rtl:-scale-x-100" />}
        isDisabled={!canUndo}
        onPress={session.undo}
      />
      <IconButton
        label={t("redo")}
        icon={<Redo2 className="rtl:-scale-x-100" />}
        isDisabled={!canRedo}
        onPress={session.redo}
      />
    </div>
  );
}
