import { Eye, Pencil } from "lucide-react";
import { Button } from "~/ui/button";
import { UndoButtons } from "./undo-buttons";
import type { Editing } from "./use-history";

interface EditorFootBarProps {
  editing: Pick<Editing<unknown>, "canUndo" | "canRedo" | "undo" | "redo">;
  /** What the button beside undo and redo says: to the preview, or back to the fields. */
  label: string;
  isPreviewing?: boolean;
  onPreview: () => void;
}

/** On a narrow screen, under the thumb: undo, redo, and the preview. */
export function EditorFootBar({ editing, label, isPreviewing, onPreview }: EditorFootBarProps) {
  return (
    <div
      data-foot-bar=""
      className="sticky bottom-0 z-20 flex items-center justify-between border-rule border-t bg-paper px-5 py-2 sm:px-8 pb-[max(0.5rem,env(safe-area-inset-bottom))] min-[1025px]:hidden"
    >
      <UndoButtons editing={editing} />
      <Button
        icon={isPreviewing ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
        onPress={onPreview}
      >
        {label}
      </Button>
    </div>
  );
}
