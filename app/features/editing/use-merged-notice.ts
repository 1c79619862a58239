import { useTranslation } from "react-i18next";
import type { Notice } from "~/ui/toast-queue";

/**
 * @param show shows a notice that the next save takes away
 * @returns what says that two versions were merged, and in how many parts one's own was kept
 */
export function useMergedNotice(show: (notice: Notice) => void): (conflicts: number) => void {
  const { t } = useTranslation("editing");
  return (conflicts) => {
    const kept = conflicts > 0 ? `${t("merged.conflicts", { count: conflicts })} ` : "";
    show({ type: "success", title: t("merged.title"), text: `${kept}${t("merged.save")}` });
  };
}
