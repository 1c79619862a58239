import fc from "fast-check";
import { expect, test } from "vitest";
import { contactHref } from "~/domain/cards/contacts";
import { backToFreeCard, newPaidFeatures, paidCardFeatures } from "~/domain/cards/entitlement";
import { cardFromPage } from "~/domain/cards/from-page";
import { isReachable } from "~/domain/cards/reach";
import { isSampleSubheader, prefillOf, withoutSampleContacts } from "~/domain/cards/samples";
import {
  applyCardUpdate,
  CARD_READ_ONLY,
  type CardContent,
  cardContentOf,
  cardDraftSchema,
  cardInputSchema,
  cardOfDraft,
  cardUpdateSchema,
  emptyCard,
} from "~/domain/cards/schema";
import { withoutNewPaid } from "~/domain/cards/without-new-paid";
import { fieldErrorsOf } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { isSafeHref } from "~/domain/links";
import { emptyPage } from "~/domain/pages/schema";
import { fromTemplate } from "~/domain/pages/templates/from-template";
import { templatesIn } from "~/domain/pages/templates/templates";
import { en } from "~/i18n/templates/en";
import { fuzzRuns } from "../support/fuzz";

const faults = (input: unknown) => {
  const { error } = cardInputSchema.safeParse(input);
  return error ? fieldErrorsOf(error).map(({ field, messageKey }) => `${field}:${messageKey}`) : [];
};
const card = { title: "Work", header: "Ada Lovelace" };
const contact = (name: string, value: string) => ({ contacts: [{ name, value }] });

test("a card needs a title and a header, the rest has defaults", () => {
  expect(cardInputSchema.parse(card)).toMatchObject({
    ...card,
    linkAction: 1,
    design: 1,
    backgroundColor: "#FFFFFF",
    fontColor: "#000000",
    contacts: [
      { name: "phone", value: "" },
      { name: "email", value: "" },
      { name: "address", value: "" },
    ],
  });
  expect(faults({})).toEqual(["title:titleEmpty", "header:headerEmpty"]);
  expect(faults({ title: " ", header: "\u200B" })).toEqual(["title:titleEmpty", "header:headerEmpty"]);
  expect(faults({ ...card, title: 7 })).toEqual(["title:invalidType"]);
});

test("each bad value is named beside its field", () => {
  expect(faults({ ...card, surplus: 1 })).toEqual(["surplus:unknownField"]);
  expect(faults({ ...card, linkAction: 3 })).toEqual(["linkAction:invalidChoice"]);
  expect(faults({ ...card, backgroundColor: "red" })).toEqual(["backgroundColor:colorInvalid"]);
  expect(faults({ ...card, pageId: "1" })).toEqual(["pageId:invalidFormat"]);
  expect(faults({ ...card, header: "x".repeat(121) })).toEqual(["header:tooLong"]);
  expect(faults({ ...card, ...contact("spaceship", "x") })).toEqual(["contacts.0.name:invalidChoice"]);
  expect(faults({ ...card, ...contact("email", "nobody") })).toEqual(["contacts.0.value:emailInvalid"]);
  expect(faults({ ...card, ...contact("website", "javascript:alert(1)") })).toEqual([
    "contacts.0.value:linkInvalid",
  ]);
  expect(faults({ ...card, ...contact("instagram", "javascript://x") })).toEqual([
    "contacts.0.value:linkInvalid",
  ]);
  expect(faults({ ...card, ...contact("phone", "x".repeat(301)) })).toEqual(["contacts.0.value:tooLong"]);
  expect(faults({ ...card, ...contact("website", "") })).toEqual([]);
});

test("what was read can be sent back, and a change leaves what it does not name", () => {
  const stored: CardContent = { ...cardContentOf(cardInputSchema.parse(card)), photo: "p" };
  const readOnly = Object.fromEntries(CARD_READ_ONLY.map((name) => [name, "x"]));
  const back = cardUpdateSchema.parse({ ...stored, ...readOnly, pageId: newId("pg") });
  expect(applyCardUpdate(stored, back)).toEqual(stored);
  expect(applyCardUpdate(stored, cardUpdateSchema.parse({ header: "Ben" }))).toEqual({
    ...stored,
    header: "Ben",
  });
  // The parts of another name are none of this one.
  const parts = { givenName: "Ada", familyName: "Lindqvist" };
  const named = { ...stored, ...parts };
  const change = (update: object) => applyCardUpdate(named, cardUpdateSchema.parse(update));
  expect(change({ subheader: "Engineer" })).toMatchObject(parts);
  expect(change({ header: "Ben" })).toEqual({ ...stored, header: "Ben" });
  expect(change({ header: "Ben Berg", ...parts })).toEqual({ ...named, header: "Ben Berg" });
  expect(cardUpdateSchema.parse({ pageId: null })).toEqual({ pageId: null });
});

test("what was accepted is accepted again, unchanged", () => {
  const text = fc.oneof(
    fc.string({ minLength: 1, maxLength: 20 }),
    fc.string({ unit: "binary", maxLength: 20 }),
  );
  const names = fc.constantFrom("phone", "cellphone", "instagram", "openHours", "x", "company");
  const input = fc.record(
    {
      title: text,
      header: text,
      subheader: text,
      contacts: fc.array(fc.record({ name: names, value: text, label: text }), { maxLength: 4 }),
      backgroundColor: fc.constantFrom("#abcdef", "#ABCDEF", "#000"),
      platform: fc.constantFrom("ios", "android", "nokia"),
    },
    { requiredKeys: ["title", "header"] },
  );
  const cases = fuzzRuns(1000);
  let accepted = 0;
  fc.assert(
    fc.property(input, (raw) => {
      const first = cardInputSchema.safeParse(raw);
      if (!first.success) return;
      accepted += 1;
      expect(cardInputSchema.parse(first.data)).toEqual(first.data);
      expect(cardInputSchema.safeParse({ ...first.data, surplus: 1 }).success).toBe(false);
      for (const line of first.data.contacts) {
        const href = contactHref(line);
        expect(href === null || isSafeHref(href)).toBe(true);
      }
    }),
    { numRuns: cases },
  );
  expect(accepted).toBeGreaterThan(cases / 10);
});

test("a card that is too large as it is stored is refused, whether it is new or changed", () => {
  const line = (length: number) => ({ name: "company", label: "あ".repeat(60), value: "あ".repeat(length) });
  const card = (length: number) => ({
    title: "Work",
    header: "Ada",
    contacts: Array.from({ length: LIMITS.cardContacts }, () => line(length)),
  });
  for (const schema of [cardInputSchema, cardUpdateSchema]) {
    expect(schema.safeParse(card(200)).success).toBe(true);
    const { error } = schema.safeParse(card(LIMITS.contactValue));
    expect(error?.issues.map(({ message, path }) => [message, path])).toEqual([
      ["cardTooLarge", ["contacts"]],
    ]);
  }
});

test("contacts lead where people expect", () => {
  const cases: [string, string, string | null][] = [
    ["phone", "+49 (0)30 1234", "tel:+49301234"],
    ["phone", "call me", null],
    ["cellphone", "٠٣٠ ١٢٣٤", "tel:0301234"],
    ["email", "Ada@Example.com", "mailto:ada@example.com"],
    ["website", "ada.example.com", "https://ada.example.com/"],
    ["instagram", "@ada.lovelace", "https://www.instagram.com/ada.lovelace"],
    ["instagram", "https://instagram.com/ada", "https://instagram.com/ada"],
    ["linkedIn", "ada", "https://www.linkedin.com/in/ada"],
    ["whatsapp", "+49 30 1234", "https://wa.me/49301234"],
    ["whatsapp", "+49 (0)170 1234567", "https://wa.me/491701234567"],
    ["whatsapp", "00491701234567", "https://wa.me/491701234567"],
    ["whatsapp", "+٤٩ ١٧٠ ١٢٣٤٥٦٧", "https://wa.me/491701234567"],
    ["whatsapp", "+1 555 0100 ext. 42", "https://wa.me/15550100"],
    ["whatsapp", "+49 170 / 1234567", "https://wa.me/491701234567"],
    // Without its country WhatsApp does not know it; it can still be dialled.
    ["whatsapp", "0170 1234567", "tel:01701234567"],
    ["whatsapp", "٠١٧٠ ١٢٣٤٥٦٧", "tel:01701234567"],
    ["whatsapp", "ask me", null],
    ["whatsapp", "https://wa.me/491701234567", "https://wa.me/491701234567"],
    // A path of dots is none.
    ["instagram", "..", null],
    ["telegram", "@ada_l", "https://t.me/ada_l"],
    ["telegram", "+49 (0)170 1234567", "https://t.me/+491701234567"],
    ["telegram", "0170 1234567", "tel:01701234567"],
    ["signal", "0049 (0)170 1234567", "tel:+491701234567"],
    ["viber", "+49 170 1", "tel:+491701"],
    ["sms", "+49 170 1", "sms:+491701"],
    ["sms", "ask me", null],
    ["discord", "ada#1", null],
    ["address", "https://name.com", null],
    ["x", "", null],
  ];
  for (const [name, value, href] of cases)
    expect([name, value, contactHref({ name, value })]).toEqual([name, value, href]);
});

test("a card is made from a page, each field from its own", () => {
  const page = emptyPage();
  page.profile = { title: "Ada", bio: "Engineer\nLondon", image: { cropped: "c" } };
  page.theme.bgColor = "#102030";
  expect(cardFromPage(page)).toMatchObject({
    card: {
      title: "Ada",
      header: "Ada",
      subheader: "Engineer",
      backgroundColor: "#102030",
      fontColor: "#FFFFFF",
    },
    logo: { image: "c", cut: "as-is" },
  });
  page.theme.profileImageShape = 4;
  page.theme.currentBgType = "gradient";
  page.theme.blockDesign.buttons.background = "#FFEE00";
  expect(cardFromPage(page)).toMatchObject({
    card: { backgroundColor: "#FFEE00", fontColor: "#000000" },
    logo: { image: "c", cut: "square" },
  });
  page.theme.blockDesign.buttons.type = "bordered";
  expect(cardFromPage(page).card.backgroundColor).toBe("#FFFFFF");
  page.profile = { title: "x".repeat(120), bio: `${"word ".repeat(100)}` };
  const long = cardFromPage(page).card;
  expect(cardInputSchema.parse(long)).toEqual(long);
  const links = ["mailto:ada%40engines.example?subject=x", "tel:+442079460000", "https://engines.example"];
  const linked = {
    key: "l",
    type: "buttons" as const,
    enabled: true,
    data: { items: links.map((url, i) => ({ key: `l${i}`, title: "T", url, enabled: true })) },
  };
  const items = [
    { key: "a", name: "phone" as const, label: "Office", value: "+44 20 7946 0000" },
    { key: "b", name: "email" as const, label: "", value: "not an address" },
    { key: "c", name: "address" as const, label: "", value: "" },
  ];
  const detailed = {
    ...emptyPage(),
    blocks: [linked, { key: "d", type: "contactDetails" as const, enabled: true, data: { items } }],
  };
  expect(cardFromPage(detailed).card.contacts).toEqual([
    { key: expect.any(String), name: "phone", label: "Office", value: "+44 20 7946 0000" },
  ]);
  // Without contact details they are derived from links that dial or write.
  expect(cardFromPage({ ...emptyPage(), blocks: [linked] }).card.contacts).toEqual([
    { key: expect.any(String), name: "email", label: "", value: "ada@engines.example" },
    { key: expect.any(String), name: "phone", label: "", value: "+442079460000" },
  ]);
  expect(cardFromPage(emptyPage()).card.contacts.map(({ name }) => name)).toEqual([
    "phone",
    "email",
    "address",
  ]);
  expect(cardFromPage(emptyPage()).logo).toBeNull();
  expect("subheader" in cardFromPage(emptyPage()).card).toBe(false);
});

test("what a card has to pay for is named, and 'Back to free' clears it", () => {
  expect(paidCardFeatures({ ...emptyCard(), ...card })).toEqual([]);
  const paid: CardContent = {
    ...emptyCard(),
    ...card,
    subheader: "s",
    logo: "l",
    photo: "p",
    banner: "b",
    backgroundColor: "#111111",
    fontColor: "#EEEEEE",
    linkAction: 2,
    design: 2,
  };
  expect(paidCardFeatures(paid)).toEqual([
    "subheader",
    "logo",
    "photo",
    "banner",
    "backgroundColor",
    "fontColor",
    "linkAction",
  ]);
  // Designs are free: the card keeps its own.
  expect(backToFreeCard(paid)).toEqual({ ...emptyCard(), ...card, contacts: paid.contacts, design: 2 });
  expect(paidCardFeatures({ ...emptyCard(), ...card, design: 8 })).toEqual([]);
});

test("without a plan the paid parts of a card stay as they were saved, and all else is what was typed", () => {
  const text = fc.constantFrom(undefined, "Printer", "Bookbinder");
  const paint = fc.constantFrom("#FFFFFF", "#000000", "#AA3311");
  const parts = fc.record({
    ...{ header: fc.string(), subheader: text, logo: text, photo: text, banner: text },
    ...{ backgroundColor: paint, fontColor: paint, linkAction: fc.constantFrom(1 as const, 2 as const) },
  });
  fc.assert(
    fc.property(parts, fc.option(parts), (typed, before) => {
      const now: CardContent = { ...emptyCard(), ...typed };
      const saved = before && { ...emptyCard(), ...before };
      const kept = withoutNewPaid(now, saved);
      expect(newPaidFeatures(kept, saved)).toEqual([]);
      expect(kept.header).toBe(now.header);
      // What was saved is only taken off by somebody who took it off.
      for (const part of ["subheader", "logo", "photo", "banner"] as const)
        if (saved?.[part] && now[part]) expect(kept[part]).toBe(saved[part]);
    }),
    { numRuns: fuzzRuns(500) },
  );
});

test("a page from a template gives the card that goes with it: its words until the page has another name, and its look", () => {
  const template = templatesIn(en)[0]!;
  const page = fromTemplate(template);
  expect(cardFromPage(page, template).card).toEqual(template.card);
  const { backgroundColor, fontColor, design } = template.card;
  const own = { ...page, profile: { ...page.profile, title: "Ada Lovelace" } };
  expect(cardFromPage(own, template).card).toMatchObject({
    header: "Ada Lovelace",
    ...{ backgroundColor, fontColor, design },
  });
  // The first template costs nothing, nor does what is made of it.
  expect(paidCardFeatures(cardFromPage(own, template).card)).toEqual([]);
  expect(cardFromPage(own, template).prefill).toBeUndefined();
});

test("contacts of a template that nobody has changed are left out", () => {
  const template = templatesIn(en)[0]!;
  const prefill = prefillOf(template);
  const { contacts } = template.card;
  expect(cardFromPage(fromTemplate(template), template).prefill).toEqual(prefill);
  const own = contacts.map((contact) => (contact.name === "phone" ? { ...contact, value: "+1 2" } : contact));
  const { contacts: saved, left } = withoutSampleContacts(own, prefill);
  expect(saved.map(({ name }) => name)).toEqual(["phone"]);
  expect(left.map(({ name }) => name)).toEqual(["position", "email", "address"]);
  expect(withoutSampleContacts(own, undefined)).toEqual({ contacts: own, left: [] });
  expect(withoutSampleContacts(saved, prefill).contacts).toBe(saved);
});

test("the line under the name that a template has, and its company, are left out where nobody has changed them", () => {
  const template = templatesIn(en).find(
    ({ card }) => card.subheader && card.contacts.some(({ name }) => name === "company"),
  )!;
  const { card } = template;
  const prefill = prefillOf(template);
  expect(isSampleSubheader(card, prefill)).toBe(true);
  expect(isSampleSubheader({ subheader: "Surveyor" }, prefill)).toBe(false);
  expect(isSampleSubheader({ subheader: "" }, prefill)).toBe(false);
  expect(isSampleSubheader({}, prefill)).toBe(false);
  expect(isSampleSubheader(card, undefined)).toBe(false);
  const { contacts, left } = withoutSampleContacts(card.contacts, prefill);
  expect(contacts).toEqual([]);
  expect(left.map(({ name }) => name)).toContain("company");
});

test("others reach a card's owner by its contacts or the page that its code leads to, not by what they do", () => {
  const of = (name: string, value: string) => ({ contacts: [{ key: "a", name, label: "", value }] });
  expect(isReachable({ contacts: [] })).toBe(false);
  for (const name of ["position", "company", "openHours"])
    expect(isReachable(of(name, "Surveyor"))).toBe(false);
  for (const name of ["phone", "email", "address", "website", "instagram"]) {
    expect(isReachable(of(name, "ada"))).toBe(true);
    expect(isReachable(of(name, ""))).toBe(false);
  }
  expect(isReachable({ contacts: [], pageId: "pg_1" })).toBe(true);
});

test("a draft asks for a code of the one stored form, and a card asks for none", () => {
  const card = { title: "Work", header: "Ada" };
  const { card: made, code } = cardOfDraft(cardDraftSchema.parse({ ...card, code: "7K3MP9QX2D" }));
  expect(code).toBe("7K3MP9QX2D");
  expect(made).not.toHaveProperty("code");
  for (const wrong of ["7k3mp9qx2d", "7K3MP9QX2", "7K3MP9QX2DD", "../../../..", "", 7, null])
    expect([wrong, cardDraftSchema.safeParse({ ...card, code: wrong }).success]).toEqual([wrong, false]);
  expect(cardInputSchema.safeParse({ ...card, code: "7K3MP9QX2D" }).success).toBe(false);
});
