import { Upload } from "lucide-react";
import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import { FileTrigger } from "react-aria-components";
import { Button } from "./button";
import { cx } from "./cx";

interface FileDropProps {
  /** What the zone is for; announced by screen readers where files can be dropped or pasted. */
  label: string;
  /** One line on what it takes. */
  description?: ReactNode;
  /** Words of the button that opens the file chooser. */
  buttonLabel: string;
  /** For example `["image/png", "image/jpeg"]`. Only a hint to the chooser: check what arrives. */
  acceptedTypes?: string[];
  allowsMultiple?: boolean;
  /** Called with what was chosen, dropped or pasted, whatever its type. */
  onFiles: (files: File[]) => void;
  error?: ReactNode;
  isDisabled?: boolean;
  /** In place of the arrow: the current image, a ProgressBar. */
  children?: ReactNode;
  className?: string;
}

/**
 * A zone for files: by choosing, dropping, or pasting while it has the focus. Uses native events: it is on the first
 * screens of new users, where a drag-and-drop library would outweigh all other code.
 */
export function FileDrop(props: FileDropProps) {
  const { label, description, buttonLabel, acceptedTypes, allowsMultiple, onFiles, error, isDisabled } =
    props;
  const [isOver, setOver] = useState(false);

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer | null) {
    const files = [...(data?.files ?? [])];
    if (isDisabled || files.length === 0) return;
    event.preventDefault();
    onFiles(allowsMultiple ? files : files.slice(0, 1));
  }

  return (
    <div className={cx("flex flex-col gap-1.5", props.className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot have the focus that pasting needs */}
      <div
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what has the focus is pasted into
        tabIndex={0}
        onPaste={(event) => take(event, event.clipboardData)}
        onDragOver={(event) => {
          // Without it the browser opens what is dropped.
          event.preventDefault();
          setOver(!isDisabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event, event.dataTransfer);
        }}
        className={cx(
          "flex flex-col items-center gap-3 rounded-md border border-edge border-dashed px-6 py-6 text-center transition-colors focus-visible:ring-focus",
          isOver && "border-accent border-solid bg-accent-wash",
          error ? "border-danger" : null,
        )}
      >
        {props.children ?? <Upload aria-hidden="true" className="size-6 text-muted" />}
        <FileTrigger
          acceptedFileTypes={acceptedTypes}
          allowsMultiple={allowsMultiple}
          onSelect={(list) => (list?.length ? onFiles([...list]) : undefined)}
        >
          <Button size="small" isDisabled={isDisabled}>
            {buttonLabel}
          </Button>
        </FileTrigger>
        {description ? <p className="text-muted text-sm">{description}</p> : null}
      </div>
      {error ? (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}
