import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import { useStableCallback } from "~/ui/use-stable-callback";
import { StayChoice } from "./stay-choice";
import { useOverLimit } from "./use-over-limit";

interface StayDialogProps {
  /** Of the smaller plan, 0 after an end; null while the dialog is closed. */
  seats: number | null;
  isPending: boolean;
  onClose: () => void;
  onChosen: (choice: KeptChoice | undefined) => void;
}

/** The choice of pages and cards that stay, before a smaller plan is chosen or a plan ends. */
export function StayDialog({ seats, isPending, onClose, onChosen }: StayDialogProps) {
  const { t } = useTranslation(["billing", "shell"]);
  const staying = useOverLimit(seats);
  const { over, isOver } = staying;
  const isNothing = over !== null && !isOver;
  const { hasFailed } = staying;
  const goOn = useStableCallback(() => onChosen(undefined));
  const close = useStableCallback(onClose);
  // The excess may need no choice, such as drafts that are not live.
  useEffect(() => {
    if (isNothing) goOn();
    if (hasFailed) close();
  }, [isNothing, hasFailed, goOn, close]);
  return (
    <Dialog
      title={t("stay.title")}
      closeLabel={t("shell:close")}
      isOpen={seats !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button
          variant="primary"
          isPending={isPending}
          isDisabled={!isOver || !staying.fits}
          onPress={() => onChosen(staying.chosen)}
        >
          {t("stay.confirm")}
        </Button>
      }
    >
      {isOver ? <StayChoice staying={staying} isEnd={seats === 0} /> : <Spinner label={t("stay.loading")} />}
    </Dialog>
  );
}
