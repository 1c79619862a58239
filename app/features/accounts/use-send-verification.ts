import { useState } from "react";
import { type CallAnswer, call } from "~/features/editing/call";

/** Sends the mail that confirms the address of who is signed in, once more. */
export function useSendVerification() {
  const [isPending, setPending] = useState(false);
  async function send(): Promise<CallAnswer<{ email: string }>> {
    setPending(true);
    const answer = await call<{ email: string }>("/dashboard/verification", { method: "POST" });
    setPending(false);
    return answer;
  }
  return { send, isPending };
}
