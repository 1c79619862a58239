import { expect, test } from "vitest";
import { mayShowChat } from "~/domain/privacy/chat-screens";
import { type Consent, consentForm, consentValue, readConsent, withAnswer } from "~/domain/privacy/consent";
import { measuredEventSchema } from "~/domain/privacy/measured-event";

const ID = "a-random-browser-1";
const newId = () => ID;
const BOTH = ["measurement", "chat"] as const;

test.each<[string, Consent]>([
  ["1--", { answers: {} }],
  ["1nn", { answers: { measurement: false, chat: false } }],
  ["1-y", { answers: { chat: true } }],
  [`1y-.${ID}`, { answers: { measurement: true }, clientId: ID }],
  [`1yn.${ID}`, { answers: { measurement: true, chat: false }, clientId: ID }],
])("an answer is stored as %s, and read back", (stored, consent) => {
  expect(consentValue(consent)).toBe(stored);
  expect(readConsent(stored)).toEqual(consent);
});

test.each([
  null,
  "",
  "yes",
  "2yy",
  "1yyy",
  "1y",
  `0yy.${ID}`,
  `1yy.${ID}; x`,
  "1yy.short",
  `1yy.${"x".repeat(65)}`,
])("%s is no answer: the visitor is asked", (stored) => expect(readConsent(stored)).toEqual({ answers: {} }));

test("a yes to measurement without an id counts for nothing; what is said of the chat stands", () => {
  expect(readConsent("1yy")).toEqual({ answers: { chat: true } });
});

test("what is not ticked is refused, and a withdrawal takes the id with it", () => {
  const form = (fields: object) => consentForm.parse(fields);
  const none: Consent = { answers: {} };
  const allowed = withAnswer(none, form({ choice: "allow" }), BOTH, newId);
  expect(allowed).toEqual({ answers: { measurement: true, chat: true }, clientId: ID });
  expect(withAnswer(none, form({ choice: "deny" }), BOTH, newId)).toEqual({
    answers: { measurement: false, chat: false },
  });
  expect(withAnswer(allowed, form({ choice: "each", chat: "on" }), BOTH, newId)).toEqual({
    answers: { measurement: false, chat: true },
  });
  // A browser that still consents keeps its id.
  const again = withAnswer(
    allowed,
    form({ choice: "each", measurement: "on" }),
    BOTH,
    () => "another-random-id",
  );
  expect(again).toEqual({ answers: { measurement: true, chat: false }, clientId: ID });
});

test("an answer is to what was asked: what is configured later is asked later", () => {
  const once = withAnswer({ answers: {} }, { choice: "allow" }, ["chat"], newId);
  expect(once).toEqual({ answers: { chat: true } });
  expect(withAnswer(once, { choice: "deny" }, ["measurement"], newId)).toEqual({
    answers: { chat: true, measurement: false },
  });
});

test("a form that answers nothing is refused", () => {
  for (const fields of [{}, { choice: "maybe" }, { choice: "each", chat: "yes" }])
    expect(consentForm.safeParse(fields).success, JSON.stringify(fields)).toBe(false);
});

test("the chat is on listed screens alone", () => {
  for (const path of ["/", "/pricing", "/dashboard", "/dashboard-pages", "/share-page/pg_1", "/404"])
    expect(mayShowChat(path), path).toBe(true);
  const never = [
    ...["/login", "/login/social", "/login/social/prove/x", "/sign-up", "/forgot-password"],
    ...["/forgot-password-change/x", "/verify-email/x", "/account", "/account/edit", "/account/edit/pass"],
    ...["/account/billing", "/account/upgrade", "/account/delete", "/account/sign-in", "/pricing/pro"],
    ...["/operators", "/editor", "/editor/pg_1", "/editor-business-card", "/editor-business-card/x"],
    ...["/cookie-settings", "/contact-list", "/dashboard/", "/dashboardx", "/share-page/x/send", "", "//"],
  ];
  for (const path of never) expect(mayShowChat(path), path).toBe(false);
});

test("a measured event is one of a few, with a few flat values that name nobody", () => {
  const params = { client_id: "123.456", value: 3.99, currency: "USD" };
  expect(measuredEventSchema.parse({ name: "purchase", params })).toEqual({ name: "purchase", params });
  expect(measuredEventSchema.safeParse({ name: "sign_up" }).success).toBe(true);
  for (const bad of [
    { name: "page_view" },
    { name: "sign_up", params: { nested: {} } },
    { name: "sign_up", params: { on: true } },
    { name: "sign_up", params: { long: "x".repeat(101) } },
    { name: "sign_up", params: { "a b": 1 } },
    { name: "sign_up", params: { ["x".repeat(41)]: 1 } },
    { name: "sign_up", params: { who: "ada@visita.example" } },
    { name: "sign_up", params: { much: Number.POSITIVE_INFINITY } },
    { name: "sign_up", params: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`k${i}`, i])) },
    { name: "sign_up", user: "ada" },
  ])
    expect(measuredEventSchema.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
});
