import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { DropZone, FileTrigger } from "react-aria-components";
import { Button } from "./button";
import { cx } from "./cx";

interface FileDropProps {
  /** What the zone is for; screen readers say it where files can be dropped or pasted. */
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
  /** Stands in place of the arrow: the picture that is there now, a ProgressBar. */
  children?: ReactNode;
  className?: string;
}

/** A place to bring files to: by choosing, dropping, or pasting while it has the focus. */
export function FileDrop(props: FileDropProps) {
  const { label, description, buttonLabel, acceptedTypes, allowsMultiple, onFiles, error, isDisabled } =
    props;
  return (
    <div className={cx("flex flex-col gap-1.5", props.className)}>
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        onDrop={async (event) => {
          const files = event.items.filter((item) => item.kind === "file");
          const all = await Promise.all(files.map((file) => file.getFile()));
          if (all.length) onFiles(allowsMultiple ? all : all.slice(0, 1));
        }}
        className={cx(
          "flex flex-col items-center gap-3 rounded-md border border-edge border-dashed px-6 py-6 text-center transition-colors data-drop-target:border-accent data-drop-target:border-solid data-drop-target:bg-accent-wash data-focus-visible:ring-focus",
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
      </DropZone>
      {error ? (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}
