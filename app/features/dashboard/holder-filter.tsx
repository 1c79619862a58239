import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CARD_HOLDERS, type CardHolder } from "~/domain/cards/list-filter";
import { Select } from "~/ui/select";

const ALL = "all";

/** Narrows the list of cards to those of members, of nobody, or of the teams that the user is in; it stands in the address. */
export function HolderFilter({ holder }: { holder: CardHolder | undefined }) {
  const { t } = useTranslation("teamCards");
  const [, setQuery] = useSearchParams();
  return (
    <Select
      label={t("holder.label")}
      isLabelHidden
      value={holder ?? ALL}
      onChange={(chosen) => setQuery(chosen === ALL ? {} : { holder: chosen }, { preventScrollReset: true })}
      choices={[ALL, ...CARD_HOLDERS].map((id) => ({ id, label: t(`holder.${id as CardHolder}`) }))}
      className="pb-4 sm:max-w-64"
    />
  );
}
