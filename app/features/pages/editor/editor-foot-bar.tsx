import { Eye, Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { UndoButtons } from "~/features/editing/undo-buttons";
import { Button } from "~/ui/button";
import { useEditor } from "./editor-context";

/** On a narrow screen, under the thumb: undo, redo, and the change between fields and preview. */
export function EditorFootBar() {
  const { t } = useTranslation("editor");
  const editor = useEditor();
  const { isPreviewing } = editor.view;
  return (
    <div className="sticky bottom-0 z-20 flex items-center justify-between border-rule border-t bg-paper px-5 py-2 sm:px-8 pb-[max(0.5rem,env(safe-area-inset-bottom))] min-[1025px]:hidden">
      <UndoButtons editing={editor} />
      <Button
        icon={isPreviewing ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
        onPress={() => {
          editor.setView({ isPreviewing: !isPreviewing });
          window.scrollTo({ top: 0 });
        }}
      >
        {t(isPreviewing ? "preview.hide" : "preview.show")}
      </Button>
    </div>
  );
}
