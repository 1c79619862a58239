import { type ReactNode, useState } from "react";
import type { ApiResult } from "~/features/editing/api-fetch";
import { ConfirmIdentityDialog, type ConfirmWays } from "./confirm-identity-dialog";

interface Confirmed {
  /**
   * Makes a call; where the server asks who is there, the dialog asks the person, and the call is made once more.
   * @returns what the server said last; its refusal where the person gave up
   */
  run: <T>(call: () => Promise<ApiResult<T>>) => Promise<ApiResult<T>>;
  /** To be drawn somewhere on the screen; nothing while nobody is asked. */
  dialog: ReactNode;
}

/**
 * Sensitive calls of a screen: each opens the dialog that proves who is there when it has to. The screen's route loads the
 * messages of `ways` and `accounts`.
 */
export function useConfirmed(ways: ConfirmWays): Confirmed {
  const [asked, setAsked] = useState<{ answer: (isProved: boolean) => void } | null>(null);
  async function run<T>(call: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    const result = await call();
    if (result.ok || result.error.code !== "reauthentication_required") return result;
    const isProved = await new Promise<boolean>((answer) => setAsked({ answer }));
    setAsked(null);
    return isProved ? call() : result;
  }
  const dialog = asked ? (
    <ConfirmIdentityDialog
      {...ways}
      onConfirmed={() => asked.answer(true)}
      onClose={() => asked.answer(false)}
    />
  ) : null;
  return { run, dialog };
}
