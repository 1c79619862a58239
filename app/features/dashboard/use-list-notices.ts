import { useTranslation } from "react-i18next";
import type { ApiFailure } from "~/features/editing/api-fetch";
import { useToasts } from "~/ui/toast-queue";

/** What the lists say after something was done, or was not. */
export function useListNotices() {
  const { t } = useTranslation(["dashboard", "errors"]);
  const toasts = useToasts();
  return {
    done: (title: string) => toasts.show({ type: "success", title }),
    failed: ({ messageKey, params }: ApiFailure) =>
      toasts.show({ type: "error", title: t("failed"), text: t(`errors:${messageKey}`, params ?? {}) }),
  };
}
