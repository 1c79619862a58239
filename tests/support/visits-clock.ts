import { afterEach, beforeEach, vi } from "vitest";
import { clearVisits } from "~/server/platform/visit-buffer.server";
import { clearSalts } from "~/server/platform/visit-salt.server";

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
