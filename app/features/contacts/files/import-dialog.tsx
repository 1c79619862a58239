import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportPreview, ImportProgress } from "~/domain/contacts/import/view";
import { apiFetch } from "~/features/editing/api-fetch";
import { Dialog } from "~/ui/dialog";
import { ImportFileStep } from "./import-file-step";
import { ImportMatchStep } from "./import-match-step";
import { ImportProgressStep } from "./import-progress-step";

/** Called after the dialog is closed. */
const LEAVES_MS = 200;

interface ImportDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called when contacts came in. */
  onImported: () => void;
}

type State =
  | { step: "file" }
  | { step: "match"; preview: ImportPreview }
  | { step: "progress"; progress: ImportProgress };

/** A file of contacts into the list: the file, what its columns are, and how far it is. */
export function ImportDialog({ isOpen, onOpenChange, onImported }: ImportDialogProps) {
  const { t } = useTranslation("contactFiles");
  const [state, setState] = useState<State>({ step: "file" });
  // The focused element is removed with its step: without this Escape has no target.
  const content = useRef<HTMLDivElement>(null);
  const { step } = state;
  useEffect(() => {
    if (step !== "file") content.current?.focus();
  }, [step]);
  // The menu that it was opened by is closed since.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusMenu();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const drop = () => {
    if (state.step !== "match") return;
    void apiFetch("DELETE /contact-list/imports/:id", { params: { id: state.preview.id } });
  };
  const close = () => {
    drop();
    if (state.step === "progress") onImported();
    setState({ step: "file" });
    onOpenChange(false);
  };
  return (
    <Dialog
      title={t("import.title")}
      closeLabel={t("close")}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => (open ? onOpenChange(true) : close())}
      isDismissable={state.step !== "match"}
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        {state.step === "file" ? (
          <ImportFileStep onRead={(preview) => setState({ step: "match", preview })} />
        ) : null}
        {state.step === "match" ? (
          <ImportMatchStep
            preview={state.preview}
            onStarted={(progress) => setState({ step: "progress", progress })}
            onOther={() => {
              drop();
              setState({ step: "file" });
            }}
          />
        ) : null}
        {state.step === "progress" ? <ImportProgressStep started={state.progress} onShow={close} /> : null}
      </div>
    </Dialog>
  );
}

/** Returns the focus to the menu above the list, unless it has moved elsewhere after the dialog closed. */
function focusMenu(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("main [aria-haspopup=true], main [aria-haspopup=menu]")?.focus();
  }, LEAVES_MS);
}
