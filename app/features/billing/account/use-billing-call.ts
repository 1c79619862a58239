import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "~/domain/errors";
import type { ApiResult } from "~/features/editing/api-fetch";
import { useToasts } from "~/ui/toast-queue";

interface BillingCall {
  isPending: boolean;
  /**
   * Makes a call: a refusal is shown in a notice; afterwards the screen's data is reloaded.
   * @returns the result, or null
   */
  run: <T>(call: () => Promise<ApiResult<T>>) => Promise<T | null>;
}

/** @returns a function that shows a refusal in a notice. The route loads the messages of `errors` */
export function useBillingFailure(): (failure: Failure) => void {
  const { t } = useTranslation(["billing", "errors"]);
  const toasts = useToasts();
  return ({ messageKey, params }) =>
    toasts.show({ type: "error", title: t("failed"), text: t(`errors:${messageKey}`, params ?? {}) });
}

/** One step of billing at a time. */
export function useBillingCall(): BillingCall {
  const failed = useBillingFailure();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  async function run<T>(call: () => Promise<ApiResult<T>>): Promise<T | null> {
    if (isPending) return null;
    setPending(true);
    const result = await call();
    setPending(false);
    if (!result.ok) {
      failed(result.error);
      // Without a connection there is nothing to reload.
      if (result.error.code !== "offline") revalidate();
      return null;
    }
    revalidate();
    return result.value;
  }
  return { isPending, run };
}

/** Opens a page of the payment service, in this tab: it returns here. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
