import { applyD1Migrations, env } from "cloudflare:test";
import { beforeAll, beforeEach, expect, vi } from "vitest";
import { registerAllLanguages } from "~/i18n/all.server";

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
    }
  }
}

const { DB, MIGRATIONS } = env as unknown as {
  DB: D1Database;
  MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};

registerAllLanguages();

beforeAll(async () => {
  await applyD1Migrations(DB, MIGRATIONS);
});

// An error that nobody expected fails the test that caused it.
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
