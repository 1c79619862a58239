import fc from "fast-check";
import { expect, test } from "vitest";
import { changeForgottenForm, loginForm, signUpForm } from "~/domain/accounts/forms";
import { isCommonPassword } from "~/domain/accounts/passwords";
import { pathOfStoredRoute, storedRouteOf, storedRouteSchema } from "~/domain/accounts/redirect";
import { firstTouchSchema, loginSchema, registerSchema, resetSchema } from "~/domain/accounts/schema";
import { fieldErrorsOf } from "~/domain/errors";
import { ID_PREFIXES, newId, newToken } from "~/domain/ids";
import { normalizeEmail } from "~/domain/mail-address";
import { fuzzRuns } from "../support/fuzz";

const good = { email: "Ada@Example.COM ", password: "visita-demo-1", name: " Ada  Lovelace " };
const keysOf = (
  schema: { safeParse(input: unknown): { error?: Parameters<typeof fieldErrorsOf>[0] } },
  input: unknown,
) => {
  const { error } = schema.safeParse(input);
  return error ? fieldErrorsOf(error).map(({ field, messageKey }) => `${field}:${messageKey}`) : [];
};

test("sign-up normalises the e-mail and the name, and leaves the password alone", () => {
  expect(registerSchema.parse(good)).toEqual({
    email: "ada@example.com",
    password: "visita-demo-1",
    name: "Ada Lovelace",
  });
  expect(registerSchema.parse({ ...good, password: "  spaces stay  " }).password).toBe("  spaces stay  ");
});

test("each fault is named beside its field", () => {
  expect(keysOf(registerSchema, {})).toEqual(["email:required", "password:required", "name:nameEmpty"]);
  expect(keysOf(registerSchema, { ...good, name: " \u200B" })).toEqual(["name:nameEmpty"]);
  expect(keysOf(registerSchema, { ...good, email: "ada@" })).toEqual(["email:emailInvalid"]);
  expect(keysOf(registerSchema, { ...good, password: "short" })).toEqual(["password:passwordTooShort"]);
  expect(keysOf(registerSchema, { ...good, password: "x".repeat(129) })).toEqual([
    "password:passwordTooLong",
  ]);
  expect(keysOf(registerSchema, { ...good, password: "x".repeat(1e7) })).toEqual([
    "password:passwordTooLong",
  ]);
  expect(keysOf(registerSchema, { ...good, password: "Password123!" })).toEqual(["password:passwordCommon"]);
  expect(keysOf(registerSchema, { ...good, isAdmin: true })).toEqual(["isAdmin:unknownField"]);
  expect(keysOf(registerSchema, { ...good, password: ["x"] })).toEqual(["password:invalidType"]);
  expect(keysOf(registerSchema, { ...good, temporaryIds: ["1 OR 1=1"] })).toEqual([
    "temporaryIds.0:invalidFormat",
  ]);
});

test("login asks nothing of a password but that it is there", () => {
  expect(keysOf(loginSchema, { email: "ada@example.com", password: "x" })).toEqual([]);
  expect(keysOf(loginSchema, { email: "ada@example.com", password: "" })).toEqual(["password:required"]);
});

test("the repetition has to be the same", () => {
  const change = { password: "a fine pass phrase", confirm: "a fine pass phrase" };
  expect(keysOf(changeForgottenForm, change)).toEqual([]);
  expect(keysOf(changeForgottenForm, { ...change, confirm: "A fine pass phrase" })).toEqual([
    "confirm:passwordsDoNotMatch",
  ]);
});

test("a program resets a password by the mailed token", () => {
  const password = "a fine pass phrase";
  expect(keysOf(resetSchema, { token: newToken(), password })).toEqual([]);
  expect(keysOf(resetSchema, { token: "x", password })).toEqual(["token:tokenInvalid"]);
});

test("hidden fields of forms are JSON; what cannot be read keeps nobody out", () => {
  const typed = { email: "ada@example.com", password: "visita-demo-1" };
  const id = newId(ID_PREFIXES.temporary);
  expect(loginForm.parse({ ...typed, temporaryIds: JSON.stringify([id]) }).temporaryIds).toEqual([id]);
  for (const temporaryIds of [undefined, "", "[", "undefined"])
    expect(loginForm.parse({ ...typed, temporaryIds }).temporaryIds).toBeUndefined();
  expect(loginForm.parse(typed)).toEqual(typed);
  expect(keysOf(loginForm, { ...typed, temporaryIds: '["1 OR 1=1"]' })).toEqual([
    "temporaryIds.0:invalidFormat",
  ]);
  expect(keysOf(loginForm, { ...typed, isAdmin: "true" })).toEqual(["isAdmin:unknownField"]);
  const signUp = (firstTouch: unknown) => signUpForm.parse({ ...typed, name: "Ada", firstTouch }).firstTouch;
  expect(signUp('{"utmSource":"spring"}')).toEqual({ utmSource: "spring" });
  for (const unread of [undefined, "", "[]", "7", "{"]) expect(signUp(unread)).toBeUndefined();
  expect(keysOf(signUpForm, { ...typed, name: "Ada", locale: "de" })).toEqual(["locale:unknownField"]);
});

test("what everybody tries is common, a phrase of one's own is not", () => {
  const common =
    "password12 P4ssw0rd!! 1234567890 0987654321 qwertyuiop aaaaaaaaaa abababababab iloveyou!! passwordpassword";
  for (const password of [...common.split(" "), "!!sunshine2024", "abcdefghij", "MICHAEL19850101"]) {
    expect([password, isCommonPassword(password)]).toEqual([password, true]);
  }
  for (const password of ["visita-demo-1", "grey otter tuesday", "k7#fQz!m2Lp9", "東京タワーの夜景が好き"]) {
    expect([password, isCommonPassword(password)]).toEqual([password, false]);
  }
});

test("e-mail addresses have one form", () => {
  const cases: Record<string, string | null> = {
    "Ada+tag@Example.com": "ada+tag@example.com",
    "ada@münchen.de": "ada@xn--mnchen-3ya.de",
    "ada@example": null,
    "ada@exa mple.com": null,
    "a..b@example.com": null,
    ".a@example.com": null,
    "a@b@example.com": null,
    '"a b"@example.com': null,
    "ada@example.com\r\nBcc: x@y.zz": null,
    "ada@127.0.0.1": null,
    [`${"a".repeat(65)}@example.com`]: null,
    [`a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(20)}.com`]: null,
  };
  for (const [raw, address] of Object.entries(cases))
    expect([raw, normalizeEmail(raw)]).toEqual([raw, address]);
});

test("normalising an address twice changes nothing", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: "binary", maxLength: 40 })), (raw) => {
      const address = normalizeEmail(raw);
      return (
        address === null || (normalizeEmail(address) === address && /^[\x21-\x7E]{3,254}$/.test(address))
      );
    }),
    { numRuns: fuzzRuns(1500) },
  );
});

test("first-touch data never stands in the way", () => {
  expect(
    firstTouchSchema.parse({ utmSource: "a".repeat(10_000), utmMedium: 7, utmCampaign: " spring ", x: 1 }),
  ).toEqual({
    utmSource: undefined,
    utmMedium: undefined,
    utmCampaign: "spring",
  });
});

test("a remembered route is one of the list, with parameters that are ids", () => {
  expect(storedRouteOf("/editor/pg_01")).toEqual({ name: "editor-edit", params: { id: "pg_01" } });
  expect(pathOfStoredRoute({ name: "editor-edit", params: { id: "pg_01" } })).toBe("/editor/pg_01");
  expect(storedRouteOf("/editor")).toEqual({ name: "editor-start", params: {} });
  expect(storedRouteOf("/editor/new")).toEqual({ name: "editor-create", params: {} });
  const buying = storedRouteOf("/account/upgrade", "?seats=3&for=seo&back=/editor/pg_1&x=1&cycle=%22");
  expect(buying).toEqual({
    name: "account-upgrade",
    params: {},
    query: { seats: "3", for: "seo", back: "/editor/pg_1" },
  });
  expect(buying && pathOfStoredRoute(buying)).toBe("/account/upgrade?seats=3&for=seo&back=%2Feditor%2Fpg_1");
  expect(storedRouteOf("/editor", "?seats=3")).toEqual({ name: "editor-start", params: {} });
  expect(storedRouteOf("/verify-email/zzz")).toEqual({ name: "verify-email", params: { token: "zzz" } });
  for (const path of ["/login", "//evil.com", "/editor/a/b", "/editor/a%2Fb", "/editor/../x"]) {
    expect([path, storedRouteOf(path)]).toEqual([path, null]);
  }
  expect(pathOfStoredRoute({ name: "editor-edit", params: {} })).toBeNull();
  expect(storedRouteSchema.safeParse({ name: "https://evil.com" }).success).toBe(false);
});
