import { expect, test } from "vitest";
import { featuresOfCardParts } from "~/domain/billing/feature-of";
import { choiceQuery, wantedOf } from "~/domain/billing/plan-choice";
import { paidFeatures } from "~/domain/pages/entitlement";
import { pageContentSchema } from "~/domain/pages/schema";
import { wantedFeatures } from "~/features/pages/editor/saving/wanted-features";

const FORM = { type: "collectContacts", data: { text: "Write" } };
const FONTS = { fonts: { titleFont: { id: 12 } } };

const wanted = (page: object) => {
  const content = pageContentSchema.parse(page);
  return wantedFeatures(content, paidFeatures(content));
};

test("what is wanted of a page is named in full", () => {
  const theme = { ...FONTS, id: "trattoria", name: "Trattoria" };
  expect(wanted({ theme, isUsingTheme: true, blocks: [FORM] })).toEqual(["themes", "contacts"]);
  expect(wanted({ theme: FONTS, blocks: [FORM], seo: { title: "Found" } })).toEqual([
    "fonts",
    "contacts",
    "seo",
  ]);
  const phone = { type: "contactDetails", data: { items: [{ name: "phone", value: "+44 20 7946 0991" }] } };
  expect(wanted({ blocks: [phone, FORM] })).toEqual(["blocks", "contacts"]);
});

test("what is wanted of a card is named once", () => {
  expect(featuresOfCardParts(["subheader", "logo", "linkAction"])).toEqual(["cardDesign", "contactFile"]);
});

test("what was wanted goes along to where it is bought", () => {
  const query = choiceQuery({ cycle: "yearly", for: ["themes", "contacts"], back: "/editor/new" });
  expect(query).toBe("cycle=yearly&for=themes-contacts&back=%2Feditor%2Fnew");
  expect(wantedOf(new URLSearchParams(query))).toEqual(["themes", "contacts"]);
  expect(wantedOf(new URLSearchParams("for=x"))).toEqual([]);
});
