import { UserRound, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CardView } from "~/domain/cards/view";
import { cx } from "~/ui/cx";

interface CardMemberNoteProps {
  card: Pick<CardView, "member" | "team">;
  className?: string;
}

/** The assignee or team of a card; renders nothing for the user's own unassigned card. */
export function CardMemberNote({ card: { member, team }, className }: CardMemberNoteProps) {
  const { t } = useTranslation("teamCards");
  if (!member && !team) return null;
  const key = member?.state === "active" ? "assigned" : (member?.state ?? "assigned");
  const Icon = team ? Users : UserRound;
  return (
    <span className={cx("flex min-w-0 items-start gap-1.5 text-pretty text-muted text-sm", className)}>
      <Icon aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
      <span className="min-w-0 break-words max-sm:ltr:truncate">
        <bdi>{team ? t("ofTeam", { team: team.name }) : t(key, { who: member?.email ?? "" })}</bdi>
        {team?.isPaused ? <span className="text-warn max-sm:ms-1.5 sm:block">{t("paused")}</span> : null}
      </span>
    </span>
  );
}
