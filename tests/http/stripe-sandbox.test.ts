import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ask } from "../support/http.ts";
import { startServer, TEST_PORT, type TestServer } from "../support/server.ts";
import { api, mailTo, newPerson, newVerifiedPerson, PASSWORD } from "./api-client.ts";

/** A separate server, whose clock may be moved. */
const PORT = TEST_PORT + 6;
const YEAR = 365 * 86_400;

let server: TestServer | undefined;

beforeAll(async () => {
  server = await startServer(PORT, { isBuilt: true });
  vi.stubEnv("E2E_ORIGIN", `http://localhost:${PORT}`);
});
afterAll(() => server?.stop());

const control = async (path: string, body?: object) => {
  const call = body && { method: "POST", body: JSON.stringify(body) };
  const response = await ask("sandbox.localhost", `/dev/stripe/${path}`, call);
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.text}`);
  return response.json();
};

interface Sent {
  type: string;
  answers: number[];
}

const stripe = (path: string, form?: Record<string, string>) =>
  ask("sandbox.localhost", `/v1/${path}`, {
    method: form ? "POST" : "GET",
    headers: { Authorization: "Bearer sk_test_sandbox", "Content-Type": "application/x-www-form-urlencoded" },
    ...(form && { body: new URLSearchParams(form).toString() }),
  });

async function checkout(): Promise<{ id: string; url: string }> {
  const customer = (await stripe("customers", { "metadata[userId]": "usr_1" })).json<{ id: string }>();
  const session = await stripe("checkout/sessions", {
    mode: "subscription",
    customer: customer.id,
    "line_items[0][price]": "price_ProMonthly",
    "line_items[0][quantity]": "3",
    allow_promotion_codes: "true",
    success_url: "http://localhost/back?session={CHECKOUT_SESSION_ID}",
  });
  return session.json();
}

const post = (path: string, form: Record<string, string>) =>
  ask("sandbox.localhost", path, { method: "POST", body: new URLSearchParams(form).toString() });

test("events are sent to the app's host of the API, by the port that it has", async () => {
  const made = (await control("purchase", { price: "pro_monthly", quantity: 2 })) as { customer: string };
  const { events } = (await control(`events.json?customer=${made.customer}`)) as { events: Sent[] };
  expect(events).toHaveLength(4);
  for (const { answers } of events) expect([0, 421, 500]).not.toContain(answers[0]);
});

test("a Checkout is paid on its page, with a code and 3-D Secure, and the invoice is a page and a PDF", async () => {
  const { id, url } = await checkout();
  const { pathname } = new URL(url);
  expect(url).toBe(`http://sandbox.localhost:${PORT}${pathname}`);
  await post(pathname, { action: "code", code: "welcome20" });
  const page = await ask("sandbox.localhost", pathname);
  expect(page.text).toContain("$9.58");
  expect(page.text).not.toContain("<script");
  await post(pathname, { action: "card", number: "4000 0000 0000 0002" });
  expect((await ask("sandbox.localhost", pathname)).text).toContain("Your card was declined.");
  await post(pathname, { action: "card", number: "4000 0025 0000 3155" });
  expect((await ask("sandbox.localhost", pathname)).text).toContain("3-D Secure");
  await post(pathname, { action: "fail" });
  expect((await ask("sandbox.localhost", pathname)).text).toContain("unable to authenticate");
  await post(pathname, { action: "card", number: "4000 0025 0000 3155" });
  const done = await post(pathname, { action: "secure" });
  expect(done.headers.location).toBe(`http://localhost/back?session=${id}`);
  const session = (await stripe(`checkout/sessions/${id}`)).json<{ invoice: string }>();
  expect((await ask("sandbox.localhost", `/invoice/${session.invoice}`)).text).toContain("Paid");
  const pdf = await ask("sandbox.localhost", `/invoice/${session.invoice}.pdf`);
  expect(pdf.headers["content-type"]).toBe("application/pdf");
  expect(pdf.bytes.subarray(0, 8).toString()).toBe("%PDF-1.4");
});

test("events are held, lost and delivered again when they are told to be", async () => {
  const eventsOf = async (customer: string) =>
    (
      (await control(`events.json?customer=${customer}`)) as {
        events: (Sent & { id: string; state: string })[];
      }
    ).events;
  const buy = async (mode: string) => {
    await control("deliveries", { mode });
    return ((await control("purchase", { price: "pro_monthly", quantity: 1 })) as { customer: string })
      .customer;
  };
  const held = await buy("hold");
  const lost = await buy("lose");
  await control("deliveries", { mode: "normal" });
  expect((await eventsOf(held)).map(({ state, answers }) => [state, answers])).toEqual(
    Array.from({ length: 4 }, () => ["held", []]),
  );
  const ids = (await eventsOf(lost)).map(({ id }) => id);
  expect((await eventsOf(lost)).every(({ state }) => state === "lost")).toBe(true);
  const { answers } = (await control("deliver", { ids, order: "twice" })) as { answers: { id: string }[] };
  expect(answers.map(({ id }) => id)).toEqual(ids.flatMap((id) => [id, id]));
  await post("/stripe", { action: "release" });
  await expect.poll(async () => (await eventsOf(held)).every((event) => event.answers.length > 0)).toBe(true);
});

test("a year later plans and jobs have a new date, sessions and mailed links have not", async () => {
  const person = await newPerson();
  await mailTo(person.email, /confirm/i);
  const { now } = (await control("advance", { seconds: YEAR })) as { now: number };
  expect(now * 1000 - Date.now()).toBeGreaterThan(0.99 * YEAR * 1000);
  const { token } = person;
  const made = await api("/_/pages", { token, json: { profile: { title: "Next year" } } });
  expect(made.status).toBe(201);
  const read = await api(`/_/pages/${made.json.id}`, { token });
  expect(new Date(read.json.createdAt).getTime() / 1000 - now).toBeLessThan(60);
  // A link that was mailed after the clock moved is as young as it is.
  const leaving = await newVerifiedPerson();
  const json = { email: leaving.email, password: PASSWORD };
  expect((await api("/_/app/user/delete", { token: leaving.token, json })).status).toBe(204);
  // A job that is due by the moved clock is done without waiting for the real one.
  await mailTo(leaving.email, /deleted/i);
});

test("the desk advances the clock, and says what became of events", async () => {
  const desk = await ask("sandbox.localhost", "/stripe");
  expect(desk.text).toContain("Advance by 1 month");
  const before = ((await control("clock.json")) as { now: number }).now;
  const to = String(before + 40 * 86_400);
  expect((await post("/stripe", { action: "advance", to })).status).toBe(303);
  expect((await post("/stripe", { action: "advance", to: "0" })).status).toBe(400);
  expect(((await control("clock.json")) as { now: number }).now).toBeGreaterThanOrEqual(Number(to));
  expect((await ask("sandbox.localhost", "/stripe")).text).toContain("invoice.upcoming");
});
