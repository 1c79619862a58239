import { useTranslation } from "react-i18next";

/** What a page or card is called in lists and dialogs: a fresh duplicate says that it is one. */
export function useCopyName() {
  const { t } = useTranslation("dashboard");
  return ({ title, isDuplicate }: { title: string; isDuplicate: boolean }) =>
    isDuplicate ? t("copyOf", { title }) : title;
}
