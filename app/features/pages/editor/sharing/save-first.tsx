import { useTranslation } from "react-i18next";
import { SaveButton } from "~/features/pages/editor/saving/save-button";

/** In the place of what needs the page's address: the way to one. */
export function SaveFirst() {
  const { t } = useTranslation("sharing");
  return (
    <div className="flex max-w-xl flex-col items-start gap-4">
      <p className="text-muted">{t("install.later")}</p>
      <SaveButton />
    </div>
  );
}
