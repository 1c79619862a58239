import { useTranslation } from "react-i18next";
import type { Failure } from "~/domain/errors";
import { type Notice, useToasts } from "~/ui/toast-queue";

/** The notices of the lists after an action succeeded or failed. */
export function useListNotices() {
  const { t } = useTranslation(["dashboard", "errors"]);
  const toasts = useToasts();
  return {
    /** @param action one thing to do about it, such as undoing it */
    done: (title: string, action?: Notice["action"]) => toasts.show({ type: "success", title, action }),
    failed: ({ messageKey, params }: Failure) =>
      toasts.show({ type: "error", title: t("failed"), text: t(`errors:${messageKey}`, params ?? {}) }),
  };
}
