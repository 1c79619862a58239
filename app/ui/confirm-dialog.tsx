import type { ReactElement, ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

export interface ConfirmDialogProps {
  title: ReactNode;
  /** What will happen, and what is kept. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** Announced by screen readers while `isPending`. */
  pendingLabel?: string;
  /** The action cannot be undone. */
  isDanger?: boolean;
  /** Work is under way; the dialog stays until `isOpen` turns false. */
  isPending?: boolean;
  /** Called with `close`; call it now, or later when the work is done. */
  onConfirm: (close: () => void) => void;
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A dialog with a confirm and a cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, closeLabel, isDanger, isPending, onConfirm } = props;
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      description={children}
      closeLabel={closeLabel}
      trigger={props.trigger}
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      footer={({ close }) => (
        <>
          <Button onPress={close} autoFocus>
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? "danger" : "primary"}
            isPending={isPending}
            pendingLabel={props.pendingLabel}
            onPress={() => onConfirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    />
  );
}
