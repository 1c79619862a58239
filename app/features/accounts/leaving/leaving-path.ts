import type { DeletionReason } from "~/domain/accounts/leaving";

/** The steps of leaving, as the address names them. */
export const LEAVING_STEPS = ["why", "goes", "confirm"] as const;
export type LeavingStep = (typeof LEAVING_STEPS)[number];

/** The address of a step, with what was chosen before it. */
export function leavingPath(step: LeavingStep, reason?: DeletionReason): string {
  const query = new URLSearchParams({ step, ...(reason ? { reason } : {}) });
  return step === "why" && !reason ? "/account/delete" : `/account/delete?${query}`;
}
