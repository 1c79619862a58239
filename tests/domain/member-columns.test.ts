import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "~/domain/languages";
import { guessMemberColumns } from "~/domain/team/import/fields";
import { SAMPLE_FIELDS } from "~/domain/team/import/sample";

type Titles = Record<string, string>;
const contacts = import.meta.glob<Titles>("../../app/i18n/contacts/*.ts", { eager: true, import: "default" });
const many = import.meta.glob<{ match: Titles }>("../../app/i18n/teamMany/*.ts", {
  eager: true,
  import: "default",
});

describe("what columns of a file of people are taken for", () => {
  test.each(LANGUAGE_CODES)("by the names that the sample and the choices have in %s", (code) => {
    const plain = contacts[`../../app/i18n/contacts/${code}.ts`] ?? {};
    const own = many[`../../app/i18n/teamMany/${code}.ts`]?.match ?? {};
    const titles = SAMPLE_FIELDS.map((field) => plain[field] ?? own[field] ?? "");
    expect(Object.values(guessMemberColumns(titles))).toEqual([...SAMPLE_FIELDS]);
    const parts = [own.firstName ?? "", own.lastName ?? "", plain.address ?? ""];
    expect(Object.values(guessMemberColumns(parts))).toEqual(["firstName", "lastName", "address"]);
  });

  test.each([
    ["Mobile phone", "cellphone"],
    ["Handy", "cellphone"],
    ["Téléphone portable", "cellphone"],
    ["Teléfono móvil", "cellphone"],
    ["Mailadresse", "email"],
    ["Correo electrónico", "email"],
    ["Funktion", "position"],
    ["Jobtitel", "position"],
    ["Titel", "position"],
    ["Puesto", "position"],
    ["Straße", "street"],
    ["STRASSE", "street"],
    ["PLZ", "postcode"],
    ["Zip code", "postcode"],
    ["Ort", "city"],
    ["Ville", "city"],
    ["LinkedIn URL", "linkedIn"],
  ])("%s", (name, field) => {
    expect(guessMemberColumns(["Name", name])).toEqual({ 0: "name", 1: field });
  });

  test("beside the other part of a name what is called a name is the rest of it", () => {
    expect(guessMemberColumns(["Nombre", "Apellidos"])).toEqual({ 0: "firstName", 1: "lastName" });
    expect(guessMemberColumns(["Vorname", "Name"])).toEqual({ 0: "firstName", 1: "lastName" });
    expect(guessMemberColumns(["Nom", "Prénom"])).toEqual({ 0: "lastName", 1: "firstName" });
    expect(guessMemberColumns(["Full name"])).toEqual({ 0: "name" });
  });
});
