import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/domain/cards/view";
import { AssignDialog } from "~/features/team/assign-dialog";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import type { CardTeamActions } from "./use-card-team";
import { useCopyName } from "./use-copy-name";

/** The dialogs about cards and teams: assigning, taking back, leaving. */
export function TeamQuestions({ team }: { team: CardTeamActions }) {
  const { t } = useTranslation(["teamCards", "dashboard"]);
  const { assigning, taking, giving, leaving } = team;
  const nameOf = useCopyName();
  const named = (card: CardView | null) => (card ? nameOf(card) : "");
  return (
    <>
      <AssignDialog
        card={assigning && { ...assigning, title: named(assigning) }}
        onClose={() => team.setAssigning(null)}
        onAssigned={team.assigned}
      />
      <Question
        isOpen={taking !== null}
        title={t("take.title", { title: named(taking), who: taking?.member?.email ?? "" })}
        address={taking?.hash}
        text={t("take.text")}
        confirmLabel={t("unassign")}
        onClose={() => team.setTaking(null)}
        onConfirm={team.take}
      />
      <Question
        isOpen={giving !== null}
        title={t("back.title", { title: named(giving) })}
        address={giving?.hash}
        text={t("back.text")}
        confirmLabel={t("giveBack")}
        onClose={() => team.setGiving(null)}
        onConfirm={team.giveBack}
      />
      <Question
        isOpen={leaving !== null}
        title={t("leaving.title", { team: leaving?.team?.name ?? "" })}
        address={leaving?.hash}
        text={t("leaving.text")}
        confirmLabel={t("leave")}
        onClose={() => team.setLeaving(null)}
        onConfirm={team.leave}
      />
    </>
  );
}

interface QuestionProps {
  isOpen: boolean;
  title: string;
  /** The hash of its card: distinguishes two of the same name. */
  address: string | undefined;
  text: string;
  confirmLabel: string;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

function Question({ isOpen, title, address, text, confirmLabel, onClose, onConfirm }: QuestionProps) {
  const { t } = useTranslation("dashboard");
  const [isPending, setPending] = useState(false);
  return (
    <ConfirmDialog
      isDanger
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<bdi>{title}</bdi>}
      confirmLabel={confirmLabel}
      cancelLabel={t("cancel")}
      closeLabel={t("close")}
      pendingLabel={confirmLabel}
      isPending={isPending}
      onConfirm={async () => {
        setPending(true);
        await onConfirm();
        setPending(false);
      }}
    >
      {address ? (
        <span className="block pb-3 text-ink">
          <bdi dir="ltr">/c/{address}</bdi>
        </span>
      ) : null}
      {text}
    </ConfirmDialog>
  );
}
