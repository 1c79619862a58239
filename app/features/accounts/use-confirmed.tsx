import { type ReactNode, useState } from "react";
import type { Failure } from "~/domain/errors";
import type { ApiResult } from "~/features/editing/api-fetch";
import { ConfirmIdentityDialog, type ConfirmWays } from "./confirm-identity-dialog";

const ASKING: Failure["code"][] = ["reauthentication_required", "passkey_required"];

interface Confirmed {
  /**
   * Makes a call; if the server requires reauthentication, opens the dialog and repeats the call.
   * @returns the last result of the server; its refusal if the user cancels
   */
  run: <T>(call: () => Promise<ApiResult<T>>) => Promise<ApiResult<T>>;
  /** To be rendered anywhere on the screen; null while it is closed. */
  dialog: ReactNode;
}

/**
 * Sensitive calls of a screen: each opens the reauthentication dialog if required. The screen's route loads the
 * messages of `ways` and `accounts`.
 */
export function useConfirmed(ways: ConfirmWays): Confirmed {
  const [asked, setAsked] = useState<{ answer: (isProved: boolean) => void } | null>(null);
  async function run<T>(call: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    const result = await call();
    if (result.ok || !ASKING.includes(result.error.code)) return result;
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
