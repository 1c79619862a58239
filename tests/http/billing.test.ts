import { describe, expect, test } from "vitest";
import { ask } from "../support/http.ts";
import { api, newPerson } from "./api-client.ts";

const CHECKOUT = "/_/app/user/subscription/checkout";

describe("bad input is refused before anything is asked of Stripe:", () => {
  test.each([0, -1, 1.5, 10_001, "3", null])("%s seats", async (seats) => {
    const { token } = await newPerson();
    const { status, json } = await api(CHECKOUT, { token, json: { cycle: "monthly", seats } });
    expect([status, json.error.field]).toEqual([422, "seats"]);
  });

  test("a cycle that nobody sells, a price, a plan", async () => {
    const { token } = await newPerson();
    for (const [field, value] of [
      ["cycle", "weekly"],
      ["price", 1],
      ["plan", "pro"],
    ] as const) {
      const json = { cycle: "monthly", seats: 1, [field]: value };
      const response = await api(CHECKOUT, { token, json });
      expect([response.status, response.json.error.field]).toEqual([422, field]);
    }
  });

  test("a cancellation without agreement, an invoice of somebody else's, a change of nothing", async () => {
    const { token } = await newPerson();
    const cancel = await api("/_/app/user/subscription/cancel", { token, json: { agreed: false } });
    expect([cancel.status, cancel.json.error.field]).toEqual([422, "agreed"]);
    const invoice = await api("/_/app/user/billings/in_1/invoice", { token });
    expect(invoice.status).toBe(404);
    const change = await api("/_/app/user/subscription/change", { token, json: { seats: 2 } });
    expect([change.status, change.json.error.code]).toEqual([409, "conflict"]);
  });
});

const webhook = (body: string, headers: Record<string, string> = {}) =>
  ask("api", "/webhooks/stripe", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });

describe("the webhook", () => {
  test("takes nothing without a signature, and nothing that is large", async () => {
    expect((await webhook("{}")).status).toBe(400);
    expect((await webhook("{}", { "Stripe-Signature": "t=1,v1=00" })).status).toBe(400);
    expect((await webhook("x".repeat(5 * 1024 * 1024))).status).toBe(413);
    expect((await ask("api", "/webhooks/stripe")).status).toBe(405);
    expect((await ask("app", "/webhooks/stripe", { method: "POST" })).status).not.toBe(200);
  });

  test("is called by the stand-in: what is paid there is known here without anybody asking", async () => {
    const { token } = await newPerson();
    const { json } = await api(CHECKOUT, { token, json: { cycle: "yearly", seats: 2 } });
    const session = new URL(json.url).pathname.split("/").at(-1);
    const paid = await ask("sandbox.localhost", "/dev/stripe/pay", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ session }),
    });
    expect(paid.status).toBe(200);
    await expect
      .poll(async () => (await api("/_/app/user", { token })).json.activeSubscription, { timeout: 20_000 })
      .toMatchObject({ status: "active", seats: 2, cycle: "yearly" });
    const { items } = (await api("/_/app/user/billings", { token })).json;
    expect(items).toMatchObject([{ amount: 47.76, status: "paid", currency: "USD" }]);
    const file = await ask("api", `/_/app/user/billings/${items[0].id}/invoice`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect([file.status, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
  });
});
