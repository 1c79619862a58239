import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useJoined } from "~/features/shell/use-joined";

/** @returns a function that names the unchanged examples of a template that a save left out; the same between renders */
export function useLeftOutText(): (titles: readonly string[]) => { title: string; text: string } {
  const { t } = useTranslation("editing");
  const join = useJoined();
  return useCallback(
    (titles) => ({ title: t("leftOut.title"), text: t("leftOut.text", { titles: join(titles) }) }),
    [t, join],
  );
}
