import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/domain/cards/view";
import { openPlans } from "~/features/shell/open-plans";
import { useIsPaid } from "~/features/shell/use-is-paid";
import { Button } from "~/ui/button";
import { useToasts } from "~/ui/toast-queue";
import { AssignDialog } from "./assign-dialog";
import { CardMemberNote } from "./card-member-note";

type Assigned = Pick<CardView, "hash" | "title" | "member" | "team">;

/** On the share screen: the card's assignee, or a button to assign it. */
export function CardAssignment({ card }: { card: Assigned }) {
  const { t } = useTranslation("teamCards");
  const toasts = useToasts();
  const [now, setNow] = useState(card);
  // A form that cannot be sent is not filled in.
  const isPaid = useIsPaid();
  const [isAsking, setAsking] = useState(false);
  if (now.member || now.team) return <CardMemberNote card={now} />;

  function assigned(made: CardView): void {
    setNow(made);
    const who = made.member?.email ?? "";
    const isMember = made.member?.state === "active";
    toasts.show({ type: "success", title: t(isMember ? "done.assigned" : "done.invited", { who }) });
  }

  return (
    <div>
      <Button
        icon={<UserRoundPlus aria-hidden="true" />}
        onPress={() => (isPaid ? setAsking(true) : openPlans("team"))}
      >
        {t("assign")}
      </Button>
      <AssignDialog card={isAsking ? now : null} onClose={() => setAsking(false)} onAssigned={assigned} />
    </div>
  );
}
