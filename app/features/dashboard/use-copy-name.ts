import { useTranslation } from "react-i18next";

/** The name of a page or card in lists and dialogs: a new duplicate is marked as a copy. */
export function useCopyName() {
  const { t } = useTranslation("dashboard");
  return ({ title, isDuplicate }: { title: string; isDuplicate: boolean }) =>
    isDuplicate ? t("copyOf", { title }) : title;
}
