import { describe, expect, test } from "vitest";
import type { CardContact } from "~/domain/cards/contacts";
import { type CardContent, emptyCard } from "~/domain/cards/schema";
import { LIMITS } from "~/domain/limits";
import { newOwnValues, ownValues, refuseLockedContacts } from "~/domain/team/own-values";
import { applyTemplate, locksOf, prefilled, templateInputSchema } from "~/domain/team/template";

const contact = (key: string, name: string, value: string) => ({ key, name, label: "", value });
const template = (fields: object = {}) =>
  templateInputSchema.parse({
    name: "House",
    design: 3,
    backgroundColor: "#112233",
    fontColor: "#ffffff",
    contacts: [contact("firm", "company", "Engines"), contact("desk", "phone", "+43 1 1")],
    modes: { design: "locked", colors: "locked", logo: "locked", banner: "prefilled" },
    contactModes: { firm: "locked", desk: "locked" },
    ...fields,
  });
const card = (
  contacts = [contact("a", "company", "Own"), contact("b", "phone", "+43 1 2")],
): CardContent => ({
  ...emptyCard(),
  title: "Card",
  header: "Ada",
  contacts,
});
const keys = ({ contacts }: Pick<CardContent, "contacts">) => contacts.map(({ key }) => key);

describe("a template on a card", () => {
  test("gives what is locked, first among the contacts, and takes the place of a company alone", () => {
    const shown = applyTemplate(card(), { ...template(), logo: "i/logo" });
    expect(shown).toMatchObject({
      design: 3,
      backgroundColor: "#112233",
      fontColor: "#FFFFFF",
      logo: "i/logo",
    });
    expect(keys(shown)).toEqual(["firm", "desk", "b"]);
  });

  test("locks nothing by what is empty", () => {
    const empty = template({ contacts: [contact("firm", "company", "")] });
    expect(locksOf(empty)).toEqual({ parts: ["design", "colors"], contacts: [], kinds: [] });
    expect(keys(applyTemplate(card(), empty))).toEqual(["a", "b"]);
  });

  test("keeps a card within its contacts", () => {
    const full = card(
      Array.from({ length: LIMITS.cardContacts }, (_, i) => contact(`k${i}`, "phone", `${i}`)),
    );
    expect(applyTemplate(full, template()).contacts).toHaveLength(LIMITS.cardContacts);
  });

  test("mends a text that cannot be read, and refuses a key that is there twice", () => {
    expect(template({ backgroundColor: "#000000", fontColor: "#111111" }).fontColor).toBe("#FFFFFF");
    const twice = [contact("x", "phone", "1"), contact("x", "phone", "2")];
    expect(() => template({ contacts: twice })).toThrow(/duplicateKey/);
  });

  test("keeps modes of its own contacts alone, and refuses more of them than anybody has", () => {
    const modes = (count: number, value: unknown = "locked") =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, value]));
    const { contactModes } = template({ contactModes: { ...modes(98), firm: "locked", desk: "free" } });
    expect(contactModes).toEqual({ firm: "locked", desk: "free" });
    for (const value of ["locked", "sealed"]) {
      const input = { name: "House", contactModes: modes(70_000, value) };
      const { error } = templateInputSchema.safeParse(input);
      expect(error?.issues).toMatchObject([
        { path: ["contactModes"], message: "tooMany", params: { max: LIMITS.templateContactModes } },
      ]);
    }
  });

  test("fills what is empty, and nothing else", () => {
    const fills = template({
      modes: { design: "prefilled", colors: "prefilled", logo: "free", banner: "free" },
      contactModes: { firm: "prefilled", desk: "free" },
    });
    const bare = card([contact("a", "company", ""), contact("b", "phone", "")]);
    const filled = prefilled(bare, fills, () => "new");
    expect(filled).toMatchObject({ design: 3, backgroundColor: "#112233" });
    expect(filled.contacts).toEqual([contact("a", "company", "Engines"), contact("b", "phone", "")]);
    const own = { ...card(), design: 2, backgroundColor: "#00FF00" };
    expect(prefilled(own, fills, () => "new")).toBe(own);
    expect(keys(prefilled(card([]), fills, () => "new"))).toEqual(["new"]);
  });
});

describe("a change of a card with a template", () => {
  const locked = { stored: card(), template: template(), team: "Ada" };
  const shown = applyTemplate(card(), template());

  test("that sends back what was read changes nothing of what is hidden or locked", () => {
    const own = ownValues({ header: "New", design: 3, contacts: shown.contacts }, locked);
    expect(own).toEqual({ header: "New", contacts: card().contacts });
  });

  test("keeps what is hidden where it was, beside what is new", () => {
    const contacts = [...shown.contacts, contact("c", "email", "a@visita.example")];
    expect(keys(ownValues({ contacts }, locked) as CardContent)).toEqual(["a", "b", "c"]);
  });

  test.each([
    [{ design: 4 }, "design"],
    [{ fontColor: "#123456" }, "fontColor"],
    [{ contacts: shown.contacts.slice(1) }, "contacts"],
    [{ contacts: shown.contacts.toReversed().map((one) => ({ ...one, value: "x" })) }, "contacts.2.value"],
  ])("%# is refused where it says something else", (sent, field) => {
    expect(() => ownValues(sent, locked)).toThrow(expect.objectContaining({ code: "forbidden", field }));
  });

  test("stores nothing of a locked kind that would come up later, but what it had", () => {
    const [firm, desk, phone] = shown.contacts as [CardContact, CardContact, CardContact];
    const refused = (field: string, ...more: CardContact[]) =>
      expect(() => ownValues({ contacts: [firm, desk, ...more] }, locked)).toThrow(
        expect.objectContaining({ code: "forbidden", field, messageKey: "fieldLocked" }),
      );
    refused("contacts.2.name", contact("b", "company", "Evil Corp"));
    refused("contacts.2.value", contact("a", "company", "Evil Corp"));
    refused("contacts.3.name", phone, contact("c", "company", "Evil Corp"));
    const had = contact("a", "company", "Own");
    expect(ownValues({ contacts: [firm, desk, phone, had] }, locked).contacts).toEqual([phone, had]);
    // What it has under a locked contact's key is hidden too, and stays.
    const own = [contact("firm", "phone", "+43 1 3"), phone];
    const sent = { contacts: [firm, desk, phone] };
    expect(ownValues(sent, { ...locked, stored: card(own) }).contacts).toEqual(own);
  });

  test("that sends a locked contact's key twice is refused", () => {
    const twice = [...shown.contacts, contact("firm", "phone", "+43 1 3")];
    const refusal = expect.objectContaining({
      code: "invalid",
      field: "contacts.3.key",
      messageKey: "duplicateKey",
    });
    expect(() => ownValues({ contacts: twice }, locked)).toThrow(refusal);
    expect(() => refuseLockedContacts(twice, template(), "Ada")).toThrow(refusal);
  });

  test("of a card that a member makes has nothing of its own of a locked kind", () => {
    const asked = (...contacts: CardContact[]) => refuseLockedContacts(contacts, template(), "Ada");
    asked(...shown.contacts, contact("c", "company", ""));
    for (const [field, one] of [
      ["contacts.0.name", contact("c", "company", "Evil Corp")],
      ["contacts.0.value", contact("firm", "company", "Evil Corp")],
    ] as const)
      expect(() => asked(one)).toThrow(expect.objectContaining({ code: "forbidden", field }));
  });

  test("of a new card leaves what is locked to the template", () => {
    const made = newOwnValues({ ...card(shown.contacts), design: 3 }, template(), "Ada");
    expect(made).toMatchObject({ design: 1, backgroundColor: "#FFFFFF" });
    expect(keys(made)).toEqual(["b"]);
    expect(() => newOwnValues({ ...card(), backgroundColor: "#ABCDEF" }, template(), "Ada")).toThrow(
      expect.objectContaining({ field: "backgroundColor" }),
    );
  });
});
