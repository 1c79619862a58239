import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CardTeam } from "~/domain/team/member";

/** Names the team of the edited card. */
export function TeamNote({ team }: { team: CardTeam }) {
  const { t } = useTranslation("cards");
  return (
    <p className="flex items-center gap-2 text-pretty text-muted">
      <Users aria-hidden="true" className="size-4 shrink-0" />
      <bdi>{t("editor.ofTeam", { team: team.name })}</bdi>
    </p>
  );
}
