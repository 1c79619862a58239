import { Eye, Pencil } from "lucide-react";
import type { EditingSession } from "~/features/editing/session/editing-session";
import type { EditingTypes } from "~/features/editing/session/session";
import { Button } from "~/ui/button";
import { UndoButtons } from "./undo-buttons";

interface EditorFootBarProps<T extends EditingTypes> {
  session: EditingSession<T>;
  /** Label of the button beside undo and redo: to the preview, or back to the fields. */
  label: string;
  isPreviewing?: boolean;
  onPreview: () => void;
}

/** On a narrow screen, under the thumb: undo, redo, and the preview. */
export function EditorFootBar<T extends EditingTypes>(props: EditorFootBarProps<T>) {
  const { session, label, isPreviewing, onPreview } = props;
  return (
    <div
      data-foot-bar=""
      className="sticky bottom-0 z-20 flex items-center justify-between border-rule border-t bg-paper px-5 py-2 sm:px-8 pb-[max(0.5rem,env(safe-area-inset-bottom))] min-[1025px]:hidden"
    >
      <UndoButtons session={session} />
      <Button
        icon={isPreviewing ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
        onPress={onPreview}
      >
        {label}
      </Button>
    </div>
  );
}
