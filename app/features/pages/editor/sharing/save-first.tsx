import { useTranslation } from "react-i18next";
import { SaveButton } from "~/features/pages/editor/saving/save-button";

/** Replaces parts that need the page's address: how to get one. */
export function SaveFirst() {
  const { t } = useTranslation("sharing");
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <p className="text-muted">{t("install.later")}</p>
      <SaveButton />
    </div>
  );
}
