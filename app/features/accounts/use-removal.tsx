import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiResult } from "~/features/editing/api-fetch";
import { useToasts } from "~/ui/toast-queue";
import { useConfirmed } from "./use-confirmed";

/**
 * Removes a sign-in method from the account: reauthenticates if the server requires it, shows the outcome, and reloads
 * the screen's data.
 * @param call the request that removes it
 * @param done the message on success
 */
export function useRemoval(
  ways: Parameters<typeof useConfirmed>[0],
  call: () => Promise<ApiResult<unknown>>,
  done: string,
) {
  const { t } = useTranslation("errors");
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { run, dialog } = useConfirmed(ways);
  const [isPending, setPending] = useState(false);

  async function remove(close: () => void): Promise<void> {
    setPending(true);
    const result = await run(call);
    if (result.ok) toasts.show({ type: "success", title: done });
    else toasts.show({ type: "error", title: t(result.error.messageKey, result.error.params ?? {}) });
    revalidate();
    setPending(false);
    close();
  }

  return { remove, isPending, dialog };
}
