import { expect, test } from "vitest";
import { ask } from "../support/http";

const email = "nobody@visita.example";

test.each([
  ["no JSON", "status=active"],
  ["no body", ""],
  ["no address", JSON.stringify({ status: "active" })],
  ["an unknown status", JSON.stringify({ email, status: "gold" })],
  ["an unknown field", JSON.stringify({ email, status: "active", plan: "pro" })],
])("the call that gives an account a plan refuses %s in a few words", async (_, body) => {
  const headers = { "Content-Type": "application/json" };
  const { status, text } = await ask("app", "/dev/plan", { method: "POST", headers, body });
  expect(status).toBe(400);
  expect(text).not.toBe("");
  expect(text).not.toMatch(/\n\s+at /);
  expect(text.length).toBeLessThan(300);
});
