import type { Bindings } from "~/server/platform/bindings.server";
import { watchOutbox } from "../jobs/watchdog";

// why: alarms ring by the real clock, and the sandbox's may have been moved past what they wait for.
/** Runs the app's cron handler, and every queue that has something due by the sandbox's clock as it is now. */
export function runDueJobs(
  bindings: Bindings,
  execution: Pick<ExecutionContext, "waitUntil">,
  clockOffset: number,
): Promise<void> {
  return watchOutbox(bindings, execution, { overdueMs: 0, clockOffset });
}
