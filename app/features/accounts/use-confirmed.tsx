import { type ReactNode, useState } from "react";
import type { ApiFailure, ApiResult } from "~/features/editing/api-fetch";
import { ConfirmIdentityDialog, type ConfirmWays } from "./confirm-identity-dialog";

/** What a sensitive step came to; `waits` until its person has proved who they are. */
interface Confirmed {
  /** Runs a step; where it asks for a proof first, a dialog asks for it and the step runs again. */
  run<T>(step: () => Promise<ApiResult<T>>, done: (result: ApiResult<T>) => void): Promise<void>;
  dialog: ReactNode;
}

const asksProof = (error: ApiFailure) => error.code === "reauthentication_required";

/** Sensitive steps of a screen: they ask who is there unless that was proved in the last ten minutes. */
export function useConfirmed(ways: ConfirmWays): Confirmed {
  const [retry, setRetry] = useState<{ run: () => void }>();
  async function run<T>(
    step: () => Promise<ApiResult<T>>,
    done: (result: ApiResult<T>) => void,
  ): Promise<void> {
    const result = await step();
    if (!result.ok && asksProof(result.error)) setRetry({ run: () => void run(step, done) });
    else done(result);
  }
  const dialog = retry ? (
    <ConfirmIdentityDialog
      {...ways}
      onClose={() => setRetry(undefined)}
      onConfirmed={() => {
        setRetry(undefined);
        retry.run();
      }}
    />
  ) : null;
  return { run, dialog };
}
