import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/domain/cards/view";
import type { Failure } from "~/domain/errors";
import { apiFetch } from "~/features/editing/api-fetch";
import { openPlans } from "~/features/shell/open-plans";
import { useLocalPath } from "~/i18n/use-path";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FormErrorSummary } from "~/ui/form-error-summary";
import { LinkButton } from "~/ui/link-button";
import { Select } from "~/ui/select";
import { isolate, nameOf } from "./member-name";
import { cardChoices, useFreeCards } from "./use-free-cards";
import type { ListedMember } from "./use-member-list";

interface GiveCardDialogProps {
  /** The member to receive a card, or null while the dialog is closed. */
  member: ListedMember | null;
  /** Whether every seat has its card, so that no more can be created. */
  isFull: boolean;
  /** Where a seat is added; undefined if none can be added. */
  seatsHref?: string;
  onClose: () => void;
  onGiven: (member: ListedMember, card: CardView) => void;
}

/** Assigns one of the unassigned cards to a member, or links to creating one or to adding a seat. */
export function GiveCardDialog({ member, isFull, seatsHref, onClose, onGiven }: GiveCardDialogProps) {
  const { t } = useTranslation(["team", "teamCards", "errors"]);
  const path = useLocalPath();
  const cards = useFreeCards(member !== null);
  const [chosen, setChosen] = useState("");
  const [refused, setRefused] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  // The earlier choice may be assigned meanwhile.
  const id = cards?.some(({ hash }) => hash === chosen) ? chosen : cards?.[0]?.hash;

  function close(): void {
    setRefused(null);
    onClose();
  }

  async function give(): Promise<void> {
    if (!member || !id || isPending) return;
    setRefused(null);
    setPending(true);
    const { email, permission } = member;
    const body = { intent: "assign" as const, id, email, permission };
    const result = await apiFetch("POST /dashboard-business-cards/assignment", { body });
    setPending(false);
    if (result.ok) {
      close();
      return onGiven(member, result.value);
    }
    if (result.error.code !== "payment_required") return setRefused(result.error);
    close();
    openPlans("team");
  }

  return (
    <Dialog
      title={t("give.title", { name: isolate(member ? nameOf(member) : "") })}
      description={cards?.length === 0 ? t(isFull ? "give.full" : "give.none") : undefined}
      closeLabel={t("close")}
      isOpen={member !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      footer={
        <>
          {isFull ? null : (
            <LinkButton
              href={path(`/editor-business-card?${new URLSearchParams(member ? { member: member.id } : {})}`)}
              variant={id ? "secondary" : "primary"}
            >
              {t("give.make")}
            </LinkButton>
          )}
          {isFull && seatsHref && cards?.length === 0 ? (
            <LinkButton href={seatsHref} variant="primary">
              {t("addSeats")}
            </LinkButton>
          ) : null}
          {id ? (
            <Button
              variant="primary"
              onPress={() => void give()}
              isPending={isPending}
              pendingLabel={t("teamCards:form.sending")}
            >
              {t("teamCards:form.submit")}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {refused ? (
          <FormErrorSummary title={t(`errors:${refused.messageKey}`, refused.params ?? {})} />
        ) : null}
        {cards && id ? (
          <Select label={t("invite.card")} value={id} onChange={setChosen} choices={cardChoices(cards)} />
        ) : null}
      </div>
    </Dialog>
  );
}
