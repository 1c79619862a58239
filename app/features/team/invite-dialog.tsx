import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "~/domain/errors";
import { inviteSchema } from "~/domain/team/member";
import { apiFetch } from "~/features/editing/api-fetch";
import { openPlans } from "~/features/shell/open-plans";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { RadioGroup } from "~/ui/radio-group";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { cardChoices, useFreeCards } from "./use-free-cards";
import type { ListedMember } from "./use-member-list";
import { usePermissionChoices } from "./use-permission-choices";

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onInvited: (member: ListedMember) => void;
}

const EMPTY = { email: "", permission: "edit", card: "" };
type Refusal = Pick<Failure, "messageKey" | "params">;

/** Invites somebody by address, with what they may do and, where there is one, a card that nobody has. */
export function InviteDialog({ isOpen, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation(["team", "errors"]);
  const formId = useId();
  const permissions = usePermissionChoices();
  const cards = useFreeCards(isOpen) ?? [];
  const [typed, setTyped] = useState(EMPTY);
  const [wrongEmail, setWrongEmail] = useState<Refusal | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [isPending, setPending] = useState(false);
  const say = (refusal: Refusal | null) =>
    refusal ? t(`errors:${refusal.messageKey}`, refusal.params ?? {}) : undefined;
  const set = (change: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...change }));

  function refuse(refusal: Refusal, field?: string): void {
    setWrongEmail(field === "email" ? refusal : null);
    setRefused(field === "email" ? null : refusal);
  }

  async function send(): Promise<void> {
    if (isPending) return;
    const { card, ...rest } = typed;
    const parsed = inviteSchema.safeParse(card ? typed : rest);
    setWrongEmail(parsed.success ? null : { messageKey: typed.email.trim() ? "emailInvalid" : "required" });
    setRefused(null);
    if (!parsed.success) return;
    setPending(true);
    const result = await apiFetch("POST /dashboard-team/members", { body: parsed.data });
    setPending(false);
    if (result.ok) {
      setTyped(EMPTY);
      return onInvited(result.value);
    }
    const { error } = result;
    if (error.code === "payment_required") {
      onClose();
      return openPlans("team");
    }
    refuse(error, error.field);
  }

  return (
    <Dialog
      title={t("invite.title")}
      description={t("invite.text")}
      closeLabel={t("close")}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t("cancel")}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            pendingLabel={t("invite.sending")}
          >
            {t("invite.submit")}
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
          void send();
        }}
      >
        {refused ? <FormErrorSummary title={say(refused) ?? ""} /> : null}
        <TextField
          label={t("invite.email")}
          type="email"
          name="email"
          autoComplete="off"
          autoFocus
          value={typed.email}
          onChange={(email) => {
            set({ email });
            setWrongEmail(null);
          }}
          error={say(wrongEmail)}
        />
        <RadioGroup
          label={t("permission.label")}
          value={typed.permission}
          onChange={(permission) => set({ permission })}
          choices={permissions}
        />
        {cards.length > 0 ? (
          <Select
            label={t("invite.card")}
            description={t("invite.cardHint")}
            value={typed.card || NONE}
            onChange={(card) => set({ card: card === NONE ? "" : card })}
            choices={[{ id: NONE, label: t("invite.noCard") }, ...cardChoices(cards)]}
          />
        ) : null}
      </form>
    </Dialog>
  );
}

const NONE = "none";
