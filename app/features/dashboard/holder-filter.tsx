import { useTranslation } from "react-i18next";
import { CARD_HOLDERS, type CardHolder } from "~/domain/cards/list-filter";
import { Select } from "~/ui/select";

const ALL = "all";

interface HolderFilterProps {
  holder: CardHolder | undefined;
  onChange: (holder: string | undefined) => void;
}

/** Filters the cards: assigned to members, unassigned, or of the teams that the user is in. */
export function HolderFilter({ holder, onChange }: HolderFilterProps) {
  const { t } = useTranslation("teamCards");
  return (
    <Select
      label={t("holder.label")}
      isLabelHidden
      value={holder ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
      choices={[ALL, ...CARD_HOLDERS].map((id) => ({ id, label: t(`holder.${id as CardHolder}`) }))}
      className="sm:w-64"
    />
  );
}
