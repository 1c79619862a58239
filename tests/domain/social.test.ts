import { expect, test } from "vitest";
import { type ProvedPerson, provesMailbox } from "~/domain/accounts/social";

const GOOGLE: ProvedPerson = {
  provider: "google",
  subject: "1",
  email: "kim@workshop.example",
  isEmailVerified: true,
  hostedDomain: "workshop.example",
  name: null,
};

test.each<[string, Partial<ProvedPerson>, boolean]>([
  ["of the hosted domain", {}, true],
  ["of the hosted domain, in other letters", { hostedDomain: "Workshop.Example" }, true],
  ["of Google's own", { email: "kim@gmail.com", hostedDomain: null }, true],
  ["of another domain than the hosted one", { email: "kim@elsewhere.example" }, false],
  ["of a domain below the hosted one", { email: "kim@mail.workshop.example" }, false],
  ["of a domain that ends with the hosted one", { email: "kim@notworkshop.example" }, false],
  ["of an organisation without a name", { hostedDomain: "" }, false],
  ["of nobody's domain", { hostedDomain: null }, false],
  ["that Google has not verified", { isEmailVerified: false }, false],
  ["that is none", { email: null }, false],
])("Google's word on an address %s", (_what, more, isProof) => {
  expect(provesMailbox({ ...GOOGLE, ...more })).toBe(isProof);
});

test("Apple's word is what it calls verified", () => {
  const apple = { ...GOOGLE, provider: "apple" as const, hostedDomain: null };
  expect(provesMailbox(apple)).toBe(true);
  expect(provesMailbox({ ...apple, isEmailVerified: false })).toBe(false);
});
