import fc from "fast-check";
import { expect, test } from "vitest";
import { RESERVED_SLUGS } from "~/domain/reserved-slugs";
import { randomSlug, slugFrom, slugProblem, slugSchema, suggestSlugs } from "~/domain/slugs";
import { fuzzRuns } from "../support/fuzz";

test("each address has the problem it has", () => {
  const cases: [string, ReturnType<typeof slugProblem>][] = [
    ["ada", null],
    ["Ada-Lovelace", null],
    [" ada ", null],
    ["", "blank"],
    ["   ", "blank"],
    ["ab", "format"],
    ["a".repeat(51), "format"],
    ["-ada", "format"],
    ["ada-", "format"],
    ["ada_l", "format"],
    ["ädа", "format"],
    ["ada/../x", "format"],
    ["dashboard", "restricted"],
    ["DashBoard", "restricted"],
    ["sign-up", "restricted"],
    ["de", "restricted"],
    ["visita", "restricted"],
    ["visita-login", "restricted"],
    ["vis1ta", "restricted"],
    ["visita-security", "restricted"],
    ["official-visita", "restricted"],
    ["visitasupport", "restricted"],
    ["visita-help-madrid", "restricted"],
    ["visita-madrid", null],
    ["visitanos", null],
    ["vista-point", null],
    ["fuck-you", "restricted"],
    ["f-u-c-k", "restricted"],
    ["scunthorpe", null],
    ["x".repeat(10_000_000), "format"],
  ];
  for (const [slug, problem] of cases) {
    expect([slug.slice(0, 20), slugProblem(slug)]).toEqual([slug.slice(0, 20), problem]);
  }
});

test("every first path segment and language code is reserved", () => {
  const segments =
    "login sign-up forgot-password forgot-password-change pricing pricing-iframe dashboard dashboard-pages";
  const more =
    "dashboard-business-cards contact-list editor editor-business-card share-page share-business-card account cookie-settings";
  const site =
    "c q i s f report passkit robots sitemap app pages business-cards security slug openapi docs api dev 404";
  const languages = "en pt es de it pl fr fi nl ar jp ja";
  for (const word of [segments, more, site, languages].flatMap((words) => words.split(" "))) {
    expect([word, RESERVED_SLUGS.has(word)]).toEqual([word, true]);
  }
});

test("an address is made from any text", () => {
  expect(slugFrom("  Ünïcode Straße & Søn! ")).toBe("unicode-strasse-son");
  expect(slugFrom("Łukasz O’Neill")).toBe("lukasz-oneill");
  expect(slugFrom("日本語")).toBe("");
  expect(slugFrom(`${"a".repeat(49)} b`)).toBe("a".repeat(49));
});

test("suggestions and random addresses can be used", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
      const suggestions = suggestSlugs(text);
      expect(suggestions.length).toBeGreaterThan(2);
      for (const slug of [...suggestions, randomSlug()]) expect(slugProblem(slug)).toBeNull();
    }),
  );
  expect(suggestSlugs("ada")[0]).toBe("ada-me");
  expect(suggestSlugs("sweet cakes!!").slice(0, 2)).toEqual(["sweet-cakes", "sweet-cakes-me"]);
  for (const none of ["admin", "حلويات ليلى", "!!"])
    for (const slug of suggestSlugs(none)) expect(slug).toMatch(/^my-page-\d{2,5}$/);
});

test("the schema lowers, and its output passes again", () => {
  expect(slugSchema.parse(" Ada-L ")).toBe("ada-l");
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (raw) => {
      const first = slugSchema.safeParse(raw);
      if (first.success) expect(slugSchema.parse(first.data)).toBe(first.data);
    }),
    { numRuns: fuzzRuns(1000) },
  );
});
