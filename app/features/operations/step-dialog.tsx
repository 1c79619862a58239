import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LIMITS } from "~/domain/limits";
import { reasonForm } from "~/domain/operations/forms";
import type { ConfirmWays } from "~/features/accounts/confirm-identity-dialog";
import { useCallForm } from "~/features/accounts/use-call-form";
import { useConfirmed } from "~/features/accounts/use-confirmed";
import type { ApiResult } from "~/features/editing/api-fetch";
import { useListNotices } from "~/features/editing/lists/use-list-notices";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { TextField } from "~/ui/text-field";

/** What an operator is about to do, and to what. */
export interface Step {
  kind: "suspend" | "lift" | "block" | "restore" | "dismiss";
  /** The name of what it is done to. */
  name: string;
  /** There is a plan that can be ended too. */
  offersPlan?: boolean;
  /** Calls the server, and shows its response on the screen. */
  run: (input: { reason: string; endsPlan: boolean }) => Promise<ApiResult<unknown>>;
}

interface StepDialogProps {
  step: Step;
  ways: ConfirmWays;
  onClose: () => void;
}

/** Requires the reason of a step before it is taken. */
export function StepDialog({ step: { kind, name, offersPlan, run }, ways, onClose }: StepDialogProps) {
  const { t } = useTranslation("operations");
  const { t: tCommon } = useTranslation("dashboard");
  const notices = useListNotices();
  const confirmed = useConfirmed(ways);
  const [endsPlan, setEndsPlan] = useState(false);
  const { form, field } = useCallForm(reasonForm, async ({ reason }) => {
    const result = await confirmed.run(() => run({ reason, endsPlan }));
    if (result.ok) {
      notices.done(t(`done.${kind}`));
      onClose();
    }
    return result;
  });
  return (
    <>
      <Dialog
        isOpen
        size="small"
        isDismissable={false}
        onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
        title={<span className="break-words">{t(`ask.${kind}.title`, { name: `\u2068${name}\u2069` })}</span>}
        description={t(`ask.${kind}.text`)}
        closeLabel={tCommon("close")}
        footer={({ close }) => (
          <>
            <Button onPress={close}>{tCommon("cancel")}</Button>
            <Button
              type="submit"
              form={form.id}
              variant={kind === "block" || kind === "suspend" ? "danger" : "primary"}
              isPending={form.isPending}
              pendingLabel={t(`ask.${kind}.confirm`)}
            >
              {t(`ask.${kind}.confirm`)}
            </Button>
          </>
        )}
      >
        <form id={form.id} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-4">
          {form.error ? <FormErrorSummary title={form.error} /> : null}
          <TextField
            {...field("reason")}
            label={t("ask.reason")}
            description={t(kind === "dismiss" ? "ask.logged" : "ask.mailed")}
            counter={LIMITS.actReason}
            autoComplete="off"
            autoFocus
          />
          {offersPlan ? (
            <Checkbox
              isSelected={endsPlan}
              onChange={setEndsPlan}
              label={t("ask.endsPlan")}
              description={t("ask.endsPlanText")}
            />
          ) : null}
        </form>
      </Dialog>
      {confirmed.dialog}
    </>
  );
}
