import { expect, test } from "vitest";
import { redacted } from "~/server/platform/log.server";

test("a line of the log has ids, and no mailbox, query or token", () => {
  const line = JSON.stringify({
    message: "request failed",
    requestId: "req_01m8hag3272n5t1nw5vr4yxdr2",
    error: {
      message:
        "no answer of https://visita.example/me/01/uk3f?token=abc&email=ada%40visita.example for ada@visita.example",
      stack:
        "Error\n    at /verify-email/0123456789abcdefghijABCDEFGHIJ0123456789_-x (app/routes/verify.ts:3:1)",
    },
  });
  const cut = redacted(line);
  expect(cut).toContain("req_01m8hag3272n5t1nw5vr4yxdr2");
  expect(cut).toContain("/me/01/uk3f?[query]");
  expect(cut).toContain("app/routes/verify.ts:3:1");
  expect(cut).not.toMatch(/ada|abc&|0123456789abcdef/);
  expect(() => JSON.parse(cut)).not.toThrow();
});
