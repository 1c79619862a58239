import { useState } from "react";
import { type ApiResult, apiFetch } from "~/features/editing/api-fetch";

/** Sends the mail that verifies the signed-in user's address again. */
export function useSendVerification() {
  const [isPending, setPending] = useState(false);
  async function send(): Promise<ApiResult<{ email: string }>> {
    setPending(true);
    const result = await apiFetch("POST /dashboard/verification");
    setPending(false);
    return result;
  }
  return { send, isPending };
}
