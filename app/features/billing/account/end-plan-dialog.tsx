import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { KeptChoice } from "~/domain/billing/kept-choice";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { StayChoice } from "./stay-choice";
import { useOverLimit } from "./use-over-limit";

interface EndPlanDialogProps {
  /** The name of the button that opens it. */
  action: string;
  question: string;
  description?: string;
  /** The name of the button that ends the plan. */
  confirm: string;
  isPending: boolean;
  onOpen?: () => void;
  /**
   * Ends the plan.
   * @param keep what stays; absent if there is nothing to choose, or it could not be read
   * @returns whether the dialog closes
   */
  onConfirm: (keep: KeptChoice | undefined) => Promise<boolean>;
  /** What happens, above the choice of what stays. */
  intro?: ReactNode;
  /** What has to be agreed to, below it. */
  children?: ReactNode;
}

/** The question before a plan is ended, with the choice of what stays as the free page. */
export function EndPlanDialog(props: EndPlanDialogProps) {
  const { action, question, description, confirm, isPending, onOpen, onConfirm, intro, children } = props;
  const { t } = useTranslation(["billing", "shell"]);
  const [isOpen, setOpen] = useState(false);
  const staying = useOverLimit(isOpen ? 0 : null);
  async function end() {
    if (await onConfirm(staying.isOver ? staying.chosen : undefined)) setOpen(false);
  }
  return (
    <>
      <Button
        onPress={() => {
          onOpen?.();
          setOpen(true);
        }}
      >
        {action}
      </Button>
      <Dialog
        role="alertdialog"
        title={question}
        description={description}
        closeLabel={t("shell:close")}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onPress={() => setOpen(false)}>{t("keep")}</Button>
            <Button
              variant="danger"
              isPending={isPending}
              isDisabled={!staying.fits && !staying.hasFailed}
              onPress={() => void end()}
            >
              {confirm}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-6">
          {intro}
          <StayChoice staying={staying} isEnd />
          {children}
        </div>
      </Dialog>
    </>
  );
}
