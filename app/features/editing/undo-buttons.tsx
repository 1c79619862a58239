import { Redo2, Undo2 } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "~/ui/icon-button";
import type { Editing } from "./use-history";

type Undoing = Pick<Editing<unknown>, "canUndo" | "canRedo" | "undo" | "redo">;

/** Undo and redo, as buttons. */
export function UndoButtons({ editing: { canUndo, canRedo, undo, redo } }: { editing: Undoing }) {
  return <Buttons canUndo={canUndo} canRedo={canRedo} undo={undo} redo={redo} />;
}

/** Drawn anew when there is something else to undo, not at each key. */
const Buttons = memo(function Buttons({ canUndo, canRedo, undo, redo }: Undoing) {
  const { t } = useTranslation("editing");
  return (
    <div className="flex items-center">
      <IconButton
        label={t("undo")}
        icon={<Undo2 className="rtl:-scale-x-100" />}
        isDisabled={!canUndo}
        onPress={undo}
      />
      <IconButton
        label={t("redo")}
        icon={<Redo2 className="rtl:-scale-x-100" />}
        isDisabled={!canRedo}
        onPress={redo}
      />
    </div>
  );
});
