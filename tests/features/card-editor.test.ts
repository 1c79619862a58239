import { expect, test } from "vitest";
import { type CardContact, contactSchema } from "~/domain/cards/contacts";
import { withoutSampleContacts } from "~/domain/cards/samples";
import { CARD_DEFAULTS, emptyCard } from "~/domain/cards/schema";
import { isCode } from "~/domain/ids";
import { templatesIn } from "~/domain/pages/templates/templates";
import { controlId, tabOf } from "~/features/cards/editor/card-fields";
import {
  createBody,
  type EditedCard,
  editedCardOf,
  isSameCard,
  newEditedCard,
  parseEditedCard,
  problemsOf,
  takenFromPage,
  takenFromTemplate,
  updateBody,
  withCardImages,
} from "~/features/cards/editor/edited-card";
import { en } from "~/i18n/templates/en";

const contact = (key: string, value = "", name = "email") => ({ key, name, label: "", value });

function card(part: Partial<EditedCard> = {}): EditedCard {
  return { ...editedCardOf(emptyCard()), title: "Mine", header: "Ada", contacts: [contact("a")], ...part };
}

test("a complete card has no problems, and each problem names its field and place", () => {
  expect(problemsOf(card())).toEqual([]);
  const found = problemsOf(
    card({ title: " ", header: "", contacts: [contact("a"), contact("b", "no mail")] }),
  );
  expect(found.map(({ field, messageKey }) => [field, messageKey])).toEqual([
    ["title", "titleEmpty"],
    ["header", "headerEmpty"],
    ["contacts.1.value", "emailInvalid"],
  ]);
  const broken = card({ contacts: [contact("a"), contact("b", "no mail")] });
  expect(found.map(({ field }) => tabOf(field))).toEqual(["general", "general", "contacts"]);
  expect(controlId("contacts.1.value", broken)).toBe("card-b");
  expect(controlId("header", broken)).toBe("card-header");
});

test("what is sent holds no images, and says that an emptied subheader is empty", () => {
  const edited = card({ logo: "https://x.example/logo", subheader: undefined, pageId: null });
  expect(createBody(edited)).not.toHaveProperty("logo");
  expect(createBody(edited)).not.toHaveProperty("pageId");
  expect(updateBody(edited)).toMatchObject({ subheader: "", pageId: null });
});

test("a kept draft may be incomplete, but nothing else passes for one", () => {
  const half = card({ header: "", contacts: [contact("a", "half@")] });
  expect(parseEditedCard(JSON.parse(JSON.stringify(half)))).toMatchObject({ header: "", pageId: null });
  for (const stored of [null, "card", {}, { ...half, contacts: "none" }, { ...half, fontColor: "red;" }]) {
    expect(parseEditedCard(stored)).toBeNull();
  }
});

test("a card takes header, subheader and colours from a page, and keeps its contacts and a title of its own", () => {
  const taken = {
    ...emptyCard(),
    title: "Shop",
    header: "Shop",
    backgroundColor: "#2A211A",
    fontColor: "#FFFFFF",
  };
  const before = card({ title: "Fair", subheader: "old" });
  const after = { ...before, ...takenFromPage(before, taken, "pg_1") };
  expect(after).toMatchObject({ title: "Fair", header: "Shop", backgroundColor: "#2A211A", pageId: "pg_1" });
  expect(after.subheader).toBeUndefined();
  expect(after.contacts).toBe(before.contacts);
  expect(takenFromPage(card({ title: "" }), taken, "pg_1").title).toBe("Shop");
});

test("a new card has a code of its own, which is sent once and says nothing by itself", () => {
  const [one, two] = [newEditedCard(emptyCard()), newEditedCard(emptyCard())];
  expect(one.code).not.toBe(two.code);
  expect(isCode(one.code)).toBe(true);
  expect(isSameCard(one, { ...one, code: two.code })).toBe(true);
  expect(createBody(one).code).toBe(one.code);
  expect(updateBody(one)).not.toHaveProperty("code");
  expect(parseEditedCard(JSON.parse(JSON.stringify(one)))?.code).toBe(one.code);
  expect(parseEditedCard({ ...one, code: "../q" })?.code).toBeUndefined();
});

test("a card takes a template's look, and its words where it has none", () => {
  const [template, other] = templatesIn(en);
  const own = card({ header: "", contacts: [contact("a", "ada@engines.co"), contact("b", "", "phone")] });
  const first = { ...own, ...takenFromTemplate(own, template!) };
  expect(first).toMatchObject({
    header: template!.card.header,
    design: template!.card.design,
    title: "Mine",
  });
  expect(first.contacts.map(({ name }) => name)).toEqual(["email", "position", "phone", "address"]);
  expect(first.contacts[0]?.value).toBe("ada@engines.co");
  expect(createBody(first)).not.toHaveProperty("prefill");
  // An unnamed card is named by its header when it is saved, not by the trade of its template.
  expect({ ...own, title: "", ...takenFromTemplate({ ...own, title: "" }, template!) }.title).toBe("");
  // Another template takes the place of the first, not of what is one's own.
  const second = { ...first, ...takenFromTemplate({ ...first, header: "Ada" }, other!) };
  expect(second.header).toBe("Ada");
  const values = (all: CardContact[]) => all.map(({ value }) => value);
  expect(values(second.contacts)).toContain("ada@engines.co");
  expect(values(second.contacts)).not.toContain(
    template!.card.contacts.find(({ name }) => name === "phone")?.value,
  );
  expect(withoutSampleContacts(second.contacts, second.prefill).contacts[0]?.value).toBe("ada@engines.co");
});

test("the editor starts with what a new card may be", () => {
  const start = editedCardOf(emptyCard());
  expect(start).toMatchObject({ ...CARD_DEFAULTS, title: "", header: "", pageId: null });
  for (const each of start.contacts) expect(contactSchema.safeParse(each).success).toBe(true);
});

test("contacts of a page come after one's own, each said once", () => {
  const own = card({ contacts: [contact("a", "ada@example.com"), contact("b", "", "phone")] });
  const contacts = [contact("x", "ada@example.com"), contact("y", "+44 20 7946 0000", "phone")];
  const taken = takenFromPage(own, { ...emptyCard(), header: "Shop", contacts }, "pg_1");
  expect(taken.contacts?.map(({ key }) => key)).toEqual(["a", "y"]);
  expect(takenFromPage(own, { ...emptyCard(), contacts: [contact("x")] }, "pg_1")).not.toHaveProperty(
    "contacts",
  );
});

test("picture addresses are exchanged by slot, and a card without a change is the same card", () => {
  const edited = card({ logo: "blob:1", photo: "https://me.example/i/2.webp" });
  expect(withCardImages(edited, (address) => address)).toBe(edited);
  const gone = withCardImages(edited, (address) => (address === "blob:1" ? undefined : address));
  expect(gone).toMatchObject({ logo: undefined, photo: "https://me.example/i/2.webp" });
  expect(["design", "fontColor", "banner", "platform"].map(tabOf)).toEqual(Array(4).fill("design"));
});

test("a kept draft keeps its pictures and its platform", () => {
  const kept = card({ logo: "blob:1", platform: "android" });
  expect(parseEditedCard(JSON.parse(JSON.stringify(kept)))).toMatchObject({
    logo: "blob:1",
    platform: "android",
  });
});
