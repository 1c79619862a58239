import { useTranslation } from "react-i18next";
import { PLAIN_ICONS } from "~/features/networks/brand-icon";
import { Select } from "~/ui/select";

/** The icons to choose from, by the names they are stored under. */
const ICONS = ["contact", "user-plus", "phone", "mail", "message", "send", "heart"] as const;

/** The icon of a button that belongs to no brand. */
export function IconChoice({ value, onChange }: { value: string; onChange: (icon: string) => void }) {
  const { t } = useTranslation("blocks");
  return (
    <Select
      label={t("card.icon")}
      value={value}
      onChange={onChange}
      choices={ICONS.map((name) => {
        const Icon = PLAIN_ICONS[name];
        const label = t(`card.icons.${name}`);
        return { id: name, label, text: label, icon: Icon ? <Icon aria-hidden="true" /> : undefined };
      })}
    />
  );
}
