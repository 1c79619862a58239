import { Eye, Pencil } from "lucide-react";
import { memo } from "react";
import { Button } from "~/ui/button";
import { useStableCallback } from "~/ui/use-stable-callback";
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
      <PreviewButton label={label} isPreviewing={isPreviewing} onPreview={useStableCallback(onPreview)} />
    </div>
  );
}

/** Nothing that is typed changes it. */
const PreviewButton = memo(function PreviewButton(props: Omit<EditorFootBarProps, "editing">) {
  return (
    <Button
      icon={props.isPreviewing ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
      onPress={props.onPreview}
    >
      {props.label}
    </Button>
  );
});
