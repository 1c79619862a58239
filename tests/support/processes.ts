import type { ChildProcess } from "node:child_process";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Ends a process that is the first of a group of its own when this one ends, also when it is interrupted: it would
 * outlive the run, and answer the next one.
 */
export function endWithUs(child: ChildProcess): void {
  const kill = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
  };
  const onSignal = () => {
    kill();
    process.exit(1);
  };
  process.once("exit", kill);
  for (const signal of SIGNALS) process.once(signal, onSignal);
  child.once("exit", () => {
    process.off("exit", kill);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  });
}
