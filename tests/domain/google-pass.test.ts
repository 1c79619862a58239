import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONTACT_NAMES } from "~/domain/cards/contact-names";
import { LANGUAGE_CODES } from "~/domain/languages";
import { readWalletImagePath, walletImageUrl } from "~/domain/media/wallet-images";
import { PASS_DESIGNS } from "~/domain/passes/designs";
import { FRONT_MODULES, genericClass } from "~/domain/passes/google/generic-class";
import {
  type GooglePassCard,
  genericObject,
  googleImages,
  objectPatch,
} from "~/domain/passes/google/generic-object";
import type { Translations } from "~/domain/passes/google/text";
import { classSchema, objectSchema } from "../../workers/sandbox/google-wallet-fields";
import { fuzzRuns } from "../support/fuzz";

const phone = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, `phone in ${code}`])) as Translations;
const meta = {
  issuerId: "3388000000000000000",
  cardId: `crd_${"0".repeat(26)}`,
  images: {},
  codeUrl: "https://pages.example/q/ABCDEFGHJK",
  cardUrl: "https://pages.example/c/0123456789abcdef",
  names: { phone },
};
const contact = (name: string, value: string, label = "") => ({ key: name, name, label, value });
const plain: GooglePassCard = { header: "Ada", contacts: [], design: 1, backgroundColor: "#FFFFFF" };
const reference = objectSchema("pages.example");

describe("a card as Google's generic object", () => {
  test("has what a card of nothing but a name has", () => {
    const object = genericObject(plain, meta);
    expect(reference.parse(object)).toEqual(object);
    expect(object).toEqual({
      id: `3388000000000000000.crd_${"0".repeat(26)}`,
      classId: "3388000000000000000.business_card",
      state: "ACTIVE",
      cardTitle: { defaultValue: { language: "en", value: "Visita" } },
      header: { defaultValue: { language: "en", value: "Ada" } },
      hexBackgroundColor: "#ffffff",
      barcode: {
        type: "QR_CODE",
        value: "https://pages.example/q/ABCDEFGHJK",
        alternateText: "pages.example/q/ABCDEFGHJK",
      },
      textModulesData: [],
    });
  });

  test("says ours in every language and the owner's as it is written", () => {
    const contacts = [contact("phone", "+44 20 1"), contact("email", "a@b.example", "Büro")];
    const [ours, own] = genericObject({ ...plain, contacts }, meta).textModulesData;
    expect(ours).toMatchObject({ id: "front1", header: "phone in en", body: "+44 20 1" });
    const languages = ours?.localizedHeader?.translatedValues?.map(({ language }) => language);
    expect(languages).toEqual(["pt", "es", "de", "it", "pl", "fr", "fi", "nl", "ar", "ja"]);
    expect(own).toEqual({ id: "front2", header: "Büro", body: "a@b.example" });
  });

  test("has every contact once: on the front, among the links, or below", () => {
    const contacts = [
      contact("company", "Engines Ltd"),
      contact("position", "Engineer"),
      contact("phone", "+44 20 7946 0000"),
      contact("website", "https://www.engines.example/"),
      contact("address", "1 Road\nTown"),
      contact("openHours", "9-17"),
      contact("linkedIn", ""),
      contact("discord", "ada#1"),
    ];
    const object = genericObject({ ...plain, contacts }, meta);
    expect(object).toMatchObject({
      cardTitle: { defaultValue: { value: "Engines Ltd" } },
      subheader: { defaultValue: { value: "Engineer" } },
    });
    expect(object.linksModuleData?.uris).toEqual([
      { id: "link3", uri: "tel:+442079460000", description: "+44 20 7946 0000" },
      { id: "link4", uri: "https://www.engines.example/", description: "engines.example/" },
    ]);
    expect(object.textModulesData.map(({ id, body }) => [id, body])).toEqual([
      ["front1", "+44 20 7946 0000"],
      ["more1", "1 Road\nTown"],
      ["more2", "9-17"],
      ["more3", "ada#1"],
    ]);
  });

  test("says a second company and position, and what a design has no place for on the front", () => {
    const long = `${"Engines and Looms of the North ".repeat(3)}Ltd`;
    const contacts = [
      { ...contact("company", "Engines Ltd"), key: "1" },
      { ...contact("company", "Looms Ltd"), key: "2" },
      { ...contact("position", "Engineer"), key: "3" },
      { ...contact("position", "Lecturer"), key: "4" },
      // Of any client's making: no key is its own.
      { ...contact("position", "Chair"), key: "3" },
      contact("openHours", "9-17"),
    ];
    for (const { id: design } of PASS_DESIGNS) {
      const card = { ...plain, subheader: "Analyst", contacts, design };
      const object = genericObject(card, meta);
      const said = [object.cardTitle, object.subheader].map((text) => text?.defaultValue.value);
      const all = [...said, ...object.textModulesData.map(({ body }) => body)];
      for (const value of ["Analyst", ...contacts.map((one) => one.value)])
        expect([design, value, all.filter((one) => one === value).length]).toEqual([design, value, 1]);
      const alone = genericObject({ ...plain, subheader: "Analyst", design }, meta);
      expect(JSON.stringify(alone).split("Analyst")).toHaveLength(2);
      // What does not fit into the title is below in full.
      const cut = genericObject({ ...plain, contacts: [contact("company", long)], design }, meta);
      expect(cut.textModulesData.map(({ body }) => body)).toEqual([long]);
    }
  });

  test("of more texts than Google shows has the card's page for the rest", () => {
    const of = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...contact("discord", `ada${i}`), key: `${i}` }));
    expect(genericObject({ ...plain, contacts: of(10) }, meta)).not.toHaveProperty("linksModuleData");
    const object = genericObject({ ...plain, contacts: of(11) }, meta);
    expect(object.textModulesData).toHaveLength(10);
    expect(object.linksModuleData?.uris.map(({ uri }) => uri)).toEqual([meta.cardUrl]);
  });

  test("of more links than Google shows has the card's page for the rest", () => {
    const of = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        ...contact("website", `https://${i}.example`),
        key: `${i}`,
      }));
    const uris = (count: number) =>
      genericObject({ ...plain, contacts: of(count) }, meta).linksModuleData?.uris.map(({ uri }) => uri);
    expect(uris(10)).toHaveLength(10);
    expect(uris(10)?.at(-1)).toBe("https://9.example/");
    expect(uris(11)?.slice(8)).toEqual(["https://8.example/", meta.cardUrl]);
  });

  test("shows images where the preview does: a portrait or logo in the circle, photo or banner at the foot", () => {
    const all = { ...plain, logo: "l", photo: "p", banner: "b" };
    const shown = PASS_DESIGNS.map(({ id }) => googleImages({ ...all, design: id }));
    expect(shown).toEqual([
      { logo: "logo", hero: "banner" },
      { portrait: "photo" },
      { portrait: "photo", hero: "banner" },
      { logo: "logo", hero: "photo" },
      { logo: "logo" },
      { portrait: "photo" },
      { logo: "logo", hero: "banner" },
      { logo: "logo" },
    ]);
    expect(googleImages(plain)).toEqual({});
  });

  test("as a change takes away what the card has no longer", () => {
    expect(objectPatch(genericObject(plain, meta))).toMatchObject({
      subheader: null,
      logo: null,
      heroImage: null,
      linksModuleData: null,
      textModulesData: [],
    });
  });
});

test("the class has a place for every field that a design can put on the front", () => {
  const made = genericClass("3388000000000000000");
  expect(classSchema.parse(made)).toEqual(made);
  expect(made.multipleDevicesAndHoldersAllowedStatus).toBe("MULTIPLE_HOLDERS");
  const contacts = CONTACT_NAMES.map((name) => contact(name, name === "email" ? "a@b.example" : "+44 20 1"));
  for (const { id: design } of PASS_DESIGNS) {
    for (const banner of [undefined, "b"]) {
      const { textModulesData } = genericObject(
        { ...plain, contacts, design, ...(banner && { banner }) },
        meta,
      );
      const front = textModulesData.filter(({ id }) => id.startsWith("front")).map(({ id }) => id);
      // Each row begins at its start, and no field occurs twice.
      expect(FRONT_MODULES.filter((name) => front.includes(name))).toEqual(front);
      if (front.includes("front2")) expect(front).toContain("front1");
      if (front.includes("front4")) expect(front).toContain("front3");
      expect(JSON.stringify(made)).toContain(front.at(-1) ?? "front1");
    }
  }
});

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 600 }),
  fc
    .array(
      fc.constantFrom("\r\n", "\u0000", "\u202E", "\uD800", "😀", "ب", "日本", "</script>", "'", '"', "\\"),
      {
        maxLength: 300,
      },
    )
    .map((parts) => parts.join("")),
);

test("whatever a card says, the object is one that Google's reference allows", () => {
  const cards = fc.record({
    header: hostile.map((text) => `A${text}`),
    subheader: hostile,
    design: fc.integer({ min: 1, max: 8 }),
    backgroundColor: fc.constant("#AABBCC"),
    contacts: fc.array(
      fc.record({ name: fc.constantFrom(...CONTACT_NAMES), label: hostile, value: hostile }),
      { maxLength: 60 },
    ),
  });
  fc.assert(
    fc.property(cards, ({ contacts, ...card }) => {
      const keyed = contacts.map((one, i) => ({ ...one, key: String(i) }));
      const object = genericObject({ ...card, contacts: keyed }, meta);
      expect(reference.parse(object)).toEqual(object);
      expect(object.textModulesData.length).toBeLessThanOrEqual(10);
      for (const { uri } of object.linksModuleData?.uris ?? [])
        expect(uri).not.toMatch(/^(javascript|data):/i);
    }),
    { numRuns: fuzzRuns(200) },
  );
});

test("a picture of a pass has an address of its own, of stored images only", () => {
  const hash = "a".repeat(64);
  const url = walletImageUrl(`https://pages.example/i/${hash}.webp`, "hero");
  expect(url).toBe(`https://pages.example/i/${hash}-hero.png`);
  expect(readWalletImagePath(`/i/${hash}-hero.png`)).toEqual({ hash, name: "hero" });
  expect(walletImageUrl("https://other.example/a.webp", "logo")).toBeUndefined();
  for (const path of [`/i/${hash}-icon.png`, `/i/${hash}-hero.webp`, `/i/${hash}.png`, `/x/${hash}-hero.png`])
    expect(readWalletImagePath(path)).toBeNull();
});
