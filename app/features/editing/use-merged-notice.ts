import { useTranslation } from "react-i18next";
import { useToasts } from "~/ui/toast-queue";

/** @returns what says that two versions were merged, and in how many parts one's own was kept */
export function useMergedNotice(): (conflicts: number) => void {
  const { t } = useTranslation("editing");
  const toasts = useToasts();
  return (conflicts) => {
    const kept = conflicts > 0 ? `${t("merged.conflicts", { count: conflicts })} ` : "";
    toasts.show({ type: "success", title: t("merged.title"), text: `${kept}${t("merged.save")}` });
  };
}
