import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

interface NothingFitsProps {
  isHeld: boolean;
  isNarrowed: boolean;
  onClear: () => void;
}

/** Replaces the list if nothing matches the filter. */
export function NothingFits({ isHeld, isNarrowed, onClear }: NothingFitsProps) {
  const { t } = useTranslation("contactList");
  const kind = isHeld && !isNarrowed ? "noSpam" : "none";
  return (
    <EmptyState
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      action={<Button onPress={onClear}>{t(isNarrowed ? "filter.clear" : "view.all")}</Button>}
    />
  );
}
