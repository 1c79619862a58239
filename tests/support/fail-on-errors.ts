import { beforeEach, expect, vi } from "vitest";

// An unexpected error fails the test that caused it.
beforeEach(() => {
  const spy = vi.spyOn(console, "error");
  return () => {
    const calls = spy.mock.calls.map((call) => call.map(String).join(" "));
    spy.mockRestore();
    expect(calls.filter((call) => !expected.some((pattern) => pattern.test(call)))).toEqual([]);
    expected.length = 0;
  };
});

const expected: RegExp[] = [];

/** Allows errors of one kind to be logged in the running test. */
export function expectLogged(pattern: RegExp): void {
  expected.push(pattern);
}
