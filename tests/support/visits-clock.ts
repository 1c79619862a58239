import { afterEach, beforeEach, vi } from "vitest";
import { VISIT_LIMITS } from "~/domain/visits/limits";
import { clearVisits } from "~/server/platform/visit-buffer.server";
import { clearSalts } from "~/server/platform/visit-salt.server";

// Events wait for others in the same isolate; a test has none to wait for.
Object.assign(VISIT_LIMITS, { handOverMs: 20 });

/** The real clock, at noon: it is what visits are counted by, and tests move it. */
export const NOON = new Date().setUTCHours(12, 0, 0, 0);
export const TODAY = new Date(NOON).toISOString().slice(0, 10);

/** Has each test of a file begin at noon, in an isolate that has counted nothing. */
export function beginAtNoon(): void {
  beforeEach(() => {
    clearVisits();
    clearSalts();
    vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
