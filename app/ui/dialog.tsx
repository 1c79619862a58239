import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Dialog as AriaDialog, DialogTrigger, Heading, Modal, ModalOverlay } from "react-aria-components";
import { cx } from "./cx";
import { IconButton } from "./icon-button";

export interface DialogProps {
  title: ReactNode;
  /** Name of the button in the corner. */
  closeLabel: string;
  /** Shown below the title. */
  description?: ReactNode;
  children?: ReactNode | ((dialog: { close: () => void }) => ReactNode);
  /** Buttons, under a rule that stays in view. Forms may use submit buttons here with the `form` attribute. */
  footer?: ReactNode | ((dialog: { close: () => void }) => ReactNode);
  /** A Button or IconButton that opens it. Without one, use `isOpen` and `onOpenChange`. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** small 400 px, medium 560 px, large 800 px; on a phone always a sheet from below. */
  size?: "small" | "medium" | "large";
  /** False where what was typed would be lost by a press beside the dialog. Default true. */
  isDismissable?: boolean;
  role?: "dialog" | "alertdialog";
}

const widths = { small: "sm:max-w-[25rem]", medium: "sm:max-w-[35rem]", large: "sm:max-w-[50rem]" };

/** A dialog over the page: centred on a desk, a sheet from below on a phone. Escape and the corner button close it. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, description, children, footer, trigger, size = "medium", role } = props;
  const { isOpen, onOpenChange, isDismissable = true } = props;
  const state = trigger ? {} : { isOpen, onOpenChange };
  const overlay = (
    <ModalOverlay
      {...state}
      isDismissable={isDismissable}
      className="fixed inset-x-0 top-0 z-50 flex h-(--visual-viewport-height) items-end justify-center bg-scrim transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0 sm:items-center sm:p-6"
    >
      <Modal
        className={cx(
          "flex max-h-[92%] w-full rounded-t-lg bg-surface shadow-lift transition-[translate] duration-150 data-entering:translate-y-6 data-exiting:translate-y-6 sm:max-h-full sm:rounded-lg sm:data-entering:translate-y-2 sm:data-exiting:translate-y-0",
          widths[size],
        )}
      >
        <AriaDialog role={role} className="flex max-h-full min-h-0 w-full flex-col outline-none">
          {(dialog) => (
            <>
              <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-4">
                <div className="flex min-w-0 flex-col gap-1 pt-1">
                  <Heading slot="title" className="display text-xl">
                    {title}
                  </Heading>
                  {description ? <p className="text-muted">{description}</p> : null}
                </div>
                <IconButton
                  label={closeLabel}
                  icon={<X />}
                  hasNoTooltip
                  className="-me-2 -mt-0.5"
                  onPress={dialog.close}
                />
              </header>
              {children ? (
                <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">
                  {typeof children === "function" ? children(dialog) : children}
                </div>
              ) : null}
              {footer ? (
                <footer className="flex flex-col-reverse gap-2 border-rule border-t px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
                  {typeof footer === "function" ? footer(dialog) : footer}
                </footer>
              ) : null}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  if (!trigger) return overlay;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {overlay}
    </DialogTrigger>
  );
}
