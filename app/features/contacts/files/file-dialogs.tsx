import { ExportDialog } from "./export-dialog";
import { ImportDialog } from "./import-dialog";

/** Which of the two is open. */
export type FileDialog = "export" | "import" | null;

interface FileDialogsProps {
  open: FileDialog;
  onClose: () => void;
  /** What the list is narrowed by, and how many contacts fit. */
  filter: Record<string, string | undefined>;
  count: number;
  /** Called when contacts came in. */
  onImported: () => void;
}

/** Contacts out of the list as a file, and into it. */
export function FileDialogs({ open, onClose, filter, count, onImported }: FileDialogsProps) {
  const onOpenChange = (isOpen: boolean) => (isOpen ? undefined : onClose());
  return (
    <>
      <ExportDialog filter={filter} count={count} isOpen={open === "export"} onOpenChange={onOpenChange} />
      <ImportDialog isOpen={open === "import"} onOpenChange={onOpenChange} onImported={onImported} />
    </>
  );
}
