import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { apiFetch } from "~/features/editing/api-fetch";
import { formatDay } from "~/i18n/dates";
import { useLocalPath } from "~/i18n/use-path";
import type { Notice } from "~/ui/toast-queue";
import { useRoot } from "./use-root";

/**
 * @returns a function that checks, after something was published, whether it stays when a planned smaller plan begins:
 * a notice about what will not, or null
 */
export function useComingLimit(): () => Promise<Notice | null> {
  const { t } = useTranslation("shell");
  const { user, language } = useRoot();
  const path = useLocalPath();
  const navigate = useNavigate();
  return async () => {
    if (!user?.isPaid || user.acting) return null;
    const result = await apiFetch("GET /account/billing/reduction");
    const reduction = result.ok ? result.value.reduction : null;
    if (!reduction) return null;
    const { seats, pages, cards } = reduction;
    return {
      type: "info",
      title: t("reduction.title", {
        date: formatDay(language, user.timeZone, new Date(reduction.date), "short"),
        seats,
      }),
      text: t("reduction.text", { pages, cards }),
      action: { label: t("reduction.choose"), onAction: () => navigate(path("/account/billing")) },
    };
  };
}
