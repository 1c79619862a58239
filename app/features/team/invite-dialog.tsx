import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
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
/** Two addresses with a separator between them. */
const SEVERAL = /@[^@]*[\s,;،、][^@]*@/;

/** Invites a member by address, with a permission and, if there is one, an unassigned card. */
export function InviteDialog({ isOpen, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation(["team", "teamMany", "errors"]);
  const formId = useId();
  const permissions = usePermissionChoices();
  const cards = useFreeCards(isOpen) ?? [];
  const [typed, setTyped] = useState(EMPTY);
  const [wrongEmail, setWrongEmail] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [isPending, setPending] = useState(false);
  const set = (change: Partial<typeof EMPTY>) => setTyped((before) => ({ ...before, ...change }));

  /** The error of the typed address. */
  function emailProblem(): string {
    if (SEVERAL.test(typed.email)) return t("invite.several", { many: t("teamMany:open") });
    return t(typed.email.trim() ? "errors:emailInvalid" : "errors:required");
  }

  async function send(): Promise<void> {
    if (isPending) return;
    const { card, ...rest } = typed;
    const parsed = inviteSchema.safeParse(card ? typed : rest);
    setWrongEmail(parsed.success ? undefined : emailProblem());
    setRefused(undefined);
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
    const sentence = t(`errors:${error.messageKey}`, error.params ?? {});
    if (error.field === "email") setWrongEmail(sentence);
    else setRefused(sentence);
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
        {refused ? <FormErrorSummary title={refused} /> : null}
        <TextField
          label={t("invite.email")}
          type="email"
          name="email"
          autoComplete="off"
          autoFocus
          value={typed.email}
          onChange={(email) => {
            set({ email });
            setWrongEmail(undefined);
          }}
          error={wrongEmail}
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
