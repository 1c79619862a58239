import fc from "fast-check";
import { expect, test } from "vitest";
import { consentVersion } from "~/domain/contacts/consent";
import { contactFormSchema, FIELD_LENGTH, formInput, typedValues } from "~/domain/contacts/form";
import { batchOf, cutoffOf, deletionOf, monthStart, NOTICE_MS } from "~/domain/contacts/retention";
import { fieldErrorsOf } from "~/domain/field-errors";
import { CONTACT_FIELDS, type ContactField } from "~/domain/pages/block-types/collect-contacts";
import { fuzzRuns } from "../support/fuzz";

const fields: ContactField[] = [
  { name: "name", required: true },
  { name: "email", required: false },
  { name: "phone", required: false },
  { name: "linkedIn", required: false },
  { name: "message", required: false },
];
const version = consentVersion("I agree");
const agreed = { consent: "on", consentVersion: version };

function check(posted: Record<string, unknown>, asked = fields) {
  const result = contactFormSchema(asked).safeParse(formInput(new Map(Object.entries(posted)), version));
  if (result.success) return result.data;
  return Object.fromEntries(fieldErrorsOf(result.error).map(({ field, messageKey }) => [field, messageKey]));
}

test("what was filled in is cleaned and kept; empty fields and fields of no such form are left out", () => {
  expect(
    check({
      ...agreed,
      name: "  Ada \u202E Lovelace\n",
      email: "Ada@Example.COM ",
      phone: " ",
      linkedIn: "@ada-l",
      message: " We met \r\n at the fair ",
      company: "Not asked for",
      ownerId: "usr_x",
    }),
  ).toEqual({
    name: "Ada Lovelace",
    email: "ada@example.com",
    linkedIn: "https://www.linkedin.com/in/ada-l",
    message: expect.stringMatching(/^We met ?\n ?at the fair$/),
  });
});

test("each field says what is wrong with it, all at once", () => {
  expect(check({ email: "x", phone: "call me", linkedIn: "javascript:alert(1)" })).toEqual({
    name: "required",
    email: "emailInvalid",
    phone: "invalidFormat",
    linkedIn: "linkInvalid",
    consent: "consentMissing",
  });
  expect(check({ ...agreed, name: ["a", "b"], email: new File([], "x"), phone: {} })).toEqual({
    name: "invalidType",
    email: "invalidType",
    phone: "invalidType",
  });
  for (const linkedIn of [
    "https://linkedin.com.evil.example/in/x",
    "https://x.com/x",
    "ftp://linkedin.com/x",
  ])
    expect(check({ ...agreed, name: "A", linkedIn })).toEqual({ linkedIn: "linkInvalid" });
});

test("a form without anything in it is no contact", () => {
  const optional = CONTACT_FIELDS.map((name) => ({ name, required: false }));
  expect(check({ ...agreed, name: "\u200B " }, optional)).toEqual({ name: "required" });
});

test("consent counts to the words that are shown, and only when it is given", () => {
  for (const given of [
    { consent: "off", consentVersion: version },
    { consent: "on" },
    { consent: "on", consentVersion: consentVersion("I agree to more") },
    { consent: ["on", "on"], consentVersion: version },
  ])
    expect(check({ ...given, name: "A" })).toEqual({ consent: "consentMissing" });
});

test("other words have another version", () => {
  const property = fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
    expect(consentVersion(a)).toMatch(/^[0-9a-f]{16}$/);
    expect(consentVersion(a) === consentVersion(b)).toBe(a === b);
  });
  fc.assert(property, { numRuns: fuzzRuns(10_000) });
});

test("whatever is posted, what is stored is short text without controls, and what is shown again is text", () => {
  const anything = fc.oneof(fc.string({ unit: "binary", maxLength: 400 }), fc.anything());
  const posts = fc.dictionary(fc.constantFrom(...CONTACT_FIELDS, "__proto__", "constructor"), anything);
  const property = fc.property(posts, (post) => {
    const posted = new Map(Object.entries({ ...post, ...agreed }));
    const optional = CONTACT_FIELDS.map((name) => ({ name, required: false }));
    const result = contactFormSchema(optional).safeParse(formInput(posted, version));
    for (const [name, text] of Object.entries(result.success ? result.data : {})) {
      expect(CONTACT_FIELDS).toContain(name);
      expect(text).toMatch(/^[^\p{Cc}]{1,2048}$/u);
    }
    for (const [name, text] of Object.entries(typedValues(posted)))
      expect(text.length).toBeLessThanOrEqual(FIELD_LENGTH[name as keyof typeof FIELD_LENGTH]);
  });
  fc.assert(property, { numRuns: fuzzRuns(10_000) });
});

test("a month's batch deletes what was last met before its months, after the notice", () => {
  const now = new Date("2026-01-31T23:30:00Z");
  const batch = batchOf(monthStart(now, 1));
  expect(batch).toBe("2026-02-01");
  expect(cutoffOf(batch, 36).toISOString()).toBe("2023-02-01T00:00:00.000Z");
  expect(cutoffOf(batch, 3).toISOString()).toBe("2025-11-01T00:00:00.000Z");
  expect(deletionOf(batch, now).getTime()).toBe(now.getTime() + NOTICE_MS);
  expect(deletionOf("2026-06-01", now).toISOString()).toBe("2026-06-01T00:00:00.000Z");
});
