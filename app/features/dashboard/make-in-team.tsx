import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CardTeam } from "~/domain/team/member";
import { useLocalPath } from "~/i18n/use-path";
import { LinkButton } from "~/ui/link-button";

/** Links to the editor of a card that a member creates in a team for themselves. */
export function MakeInTeam({ teams }: { teams: CardTeam[] }) {
  const { t } = useTranslation("teamCards");
  const path = useLocalPath();
  if (teams.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pb-4">
      {teams.map(({ id, name }) => (
        <LinkButton
          key={id}
          size="small"
          href={path(`/editor-business-card?${new URLSearchParams({ team: id })}`)}
          icon={<Plus aria-hidden="true" />}
          className="max-w-full"
        >
          <bdi className="block truncate">{t("make", { team: name })}</bdi>
        </LinkButton>
      ))}
    </div>
  );
}
