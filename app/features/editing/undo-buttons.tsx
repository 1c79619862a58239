import { Redo2, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/ui/icon-button";
import type { Editing } from "./use-history";

/** Undo and redo, as buttons. */
export function UndoButtons({
  editing,
}: {
  editing: Pick<Editing<unknown>, "canUndo" | "canRedo" | "undo" | "redo">;
}) {
  const { t } = useTranslation("editing");
  return (
    <div className="flex items-center">
      <IconButton
        label={t("undo")}
        icon={<Undo2 className="rtl:-scale-x-100" />}
        isDisabled={!editing.canUndo}
        onPress={editing.undo}
      />
      <IconButton
        label={t("redo")}
        icon={<Redo2 className="rtl:-scale-x-100" />}
        isDisabled={!editing.canRedo}
        onPress={editing.redo}
      />
    </div>
  );
}
