import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "./icon-button";

interface DrawerProps {
  title: ReactNode;
  /** Below the title. */
  description?: ReactNode;
  /** Name of the button in the corner. */
  closeLabel: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, under a rule that stays in view. */
  footer?: ReactNode;
}

/** A dialog at the end side of the window, as high as it; on a phone it covers the screen. */
export function Drawer({ title, description, closeLabel, isOpen, onClose, children, footer }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className="fixed inset-x-0 top-0 z-50 flex h-(--visual-viewport-height) justify-end bg-scrim transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0"
    >
      <Modal className="flex h-full w-full bg-surface shadow-lift transition-[translate] duration-150 data-entering:translate-x-6 data-exiting:translate-x-6 sm:max-w-[30rem] rtl:data-entering:-translate-x-6 rtl:data-exiting:-translate-x-6">
        <Dialog className="flex max-h-full min-h-0 w-full flex-col outline-none">
          <header className="flex items-start justify-between gap-4 border-rule border-b px-6 pt-5 pb-4">
            <div className="flex min-w-0 flex-col gap-1 pt-1">
              <Heading slot="title" className="display wrap-anywhere text-xl">
                {title}
              </Heading>
              {description ? <div className="text-muted">{description}</div> : null}
            </div>
            <IconButton
              label={closeLabel}
              icon={<X />}
              hasNoTooltip
              className="-me-2 -mt-0.5"
              onPress={onClose}
            />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-6">{children}</div>
          {footer ? (
            <footer className="flex flex-wrap gap-2 border-rule border-t px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          ) : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
