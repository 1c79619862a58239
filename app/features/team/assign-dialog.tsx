import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { cardPath } from "~/domain/addresses";
import type { CardView } from "~/domain/cards/view";
import type { Failure } from "~/domain/errors";
import { assignSchema } from "~/domain/team/member";
import { PERMISSIONS, type Permission } from "~/domain/team/permission";
import { apiFetch } from "~/features/editing/api-fetch";
import { openPlans } from "~/features/shell/open-plans";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { RadioGroup } from "~/ui/radio-group";
import { TextField } from "~/ui/text-field";
import { usePermissionChoices } from "./use-permission-choices";

interface AssignDialogProps {
  /** The card to assign, or null while the dialog is closed. */
  card: { hash: string; title: string } | null;
  onClose: () => void;
  onAssigned: (card: CardView) => void;
}

type Said = Pick<Failure, "messageKey" | "params">;

/** Assigns a card to a member by address, with a permission. */
export function AssignDialog({ card, onClose, onAssigned }: AssignDialogProps) {
  const { t } = useTranslation(["teamCards", "team", "dashboard", "errors"]);
  const permissions = usePermissionChoices();
  const formId = useId();
  const [email, setEmail] = useState("");
  const [permission, setPermission] = useState<Permission>("edit");
  const [wrong, setWrong] = useState<Said | null>(null);
  const [refused, setRefused] = useState<Said | null>(null);
  const [isPending, setPending] = useState(false);
  const say = ({ messageKey, params }: Said) => t(`errors:${messageKey}`, params ?? {});

  async function assign(): Promise<void> {
    if (!card || isPending) return;
    setRefused(null);
    const isRight = assignSchema.safeParse({ email, permission }).success;
    setWrong(isRight ? null : { messageKey: "emailInvalid" });
    if (!isRight) return;
    setPending(true);
    const body = { intent: "assign" as const, id: card.hash, email, permission };
    const result = await apiFetch("POST /dashboard-business-cards/assignment", { body });
    setPending(false);
    if (result.ok) {
      setEmail("");
      onClose();
      return onAssigned(result.value);
    }
    const { error } = result;
    if (error.code === "payment_required") {
      onClose();
      return openPlans("team");
    }
    if (error.field === "email") setWrong(error);
    else setRefused(error);
  }

  return (
    <Dialog
      title={<bdi>{t("form.title", { title: card?.title ?? "" })}</bdi>}
      description={t("form.text")}
      closeLabel={t("dashboard:close")}
      isDismissable={false}
      isOpen={card !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("dashboard:cancel")}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            pendingLabel={t("form.sending")}
          >
            {t("form.submit")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void assign();
        }}
      >
        {card ? (
          <bdi dir="ltr" className="self-start">
            {cardPath(card.hash)}
          </bdi>
        ) : null}
        {refused ? <FormErrorSummary title={say(refused)} /> : null}
        <TextField
          name="email"
          type="email"
          label={t("form.email")}
          value={email}
          onChange={(typed) => {
            setEmail(typed);
            setWrong(null);
          }}
          error={wrong ? say(wrong) : undefined}
          autoComplete="off"
          autoFocus
          isRequired
        />
        <RadioGroup
          label={t("team:permission.label")}
          value={permission}
          onChange={(id) => setPermission(PERMISSIONS.find((one) => one === id) ?? "edit")}
          choices={permissions}
        />
      </form>
    </Dialog>
  );
}
