import { useTranslation } from "react-i18next";
import type { CardTeam } from "~/domain/team/member";
import { Select } from "~/ui/select";

interface TeamChoiceProps {
  teams: CardTeam[];
  /** The id of the owner of the team whose list is shown; undefined for the user's own list. */
  shown: string | undefined;
  onChange: (team: string | undefined) => void;
}

/** The choice for one's own; an id is never this short. */
const MINE = "mine";

/** The list that is shown: the user's own, or the contacts met as a member of a team. Empty without a team. */
export function TeamChoice({ teams, shown, onChange }: TeamChoiceProps) {
  const { t } = useTranslation("contactList");
  if (teams.length === 0) return null;
  const choices = teams.map(({ id, name }) => {
    const label = t("team.of", { team: name });
    return { id, label: <bdi>{label}</bdi>, text: label };
  });
  return (
    <Select
      label={t("team.label")}
      value={shown ?? MINE}
      onChange={(id) => onChange(id === MINE ? undefined : id)}
      choices={[{ id: MINE, label: t("team.mine") }, ...choices]}
      className="max-w-xs pb-4"
    />
  );
}
