import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/domain/cards/view";
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
      <Button icon={<UserRoundPlus aria-hidden="true" />} onPress={() => setAsking(true)}>
        {t("assign")}
      </Button>
      <AssignDialog card={isAsking ? now : null} onClose={() => setAsking(false)} onAssigned={assigned} />
    </div>
  );
}
