import { describe, expect, it } from "vitest";
import { PASS_DESIGNS } from "~/domain/passes/designs";
import { googleFront } from "~/domain/passes/google/front";
import { type PassCard, passFace } from "~/domain/passes/pass-face";

const contact = (name: string, value: string, label = "") => ({ key: `k-${name}`, name, label, value });

const full: Omit<PassCard, "design"> = {
  header: "Ada Lovelace",
  subheader: "Analyst",
  contacts: [
    contact("company", "Engines"),
    contact("phone", "+44 20 7946 0000"),
    contact("cellphone", "+44 7700 900000"),
    contact("email", "ada@engines.example"),
    contact("website", "https://engines.example"),
    contact("address", "12 St James's Square"),
    contact("openHours", "9 to 5"),
  ],
  logo: "l",
  photo: "p",
  banner: "b",
};

describe("the front of a pass", () => {
  const { logo, photo, banner, ...plain } = full;
  const few = plain.contacts.filter(({ name }) => ["company", "phone", "email"].includes(name));
  it.each([
    ["with all pictures", full],
    ["with a logo alone", { ...plain, logo }],
    ["with a photo alone", { ...plain, photo }],
    ["with a banner alone", { ...plain, banner }],
    ["without pictures", plain],
    ["with few contacts", { ...plain, contacts: few }],
  ])("is another one for each design on both platforms: a card %s", (_name, card) => {
    const faces = PASS_DESIGNS.map(({ id }) => passFace({ ...card, design: id }));
    const apple = faces.map(({ hasCompanyTitle: _, google: _google, ...shown }) => JSON.stringify(shown));
    expect(new Set(apple).size).toBe(PASS_DESIGNS.length);
    const google = faces.map((face) => JSON.stringify(googleFront(face, card as PassCard)));
    expect(new Set(google).size).toBe(PASS_DESIGNS.length);
  });

  it.each(PASS_DESIGNS)("keeps to what phones show: $name", ({ id }) => {
    const face = passFace({ ...full, design: id });
    const keys = [face.header, face.primary, ...face.secondary, ...face.auxiliary].flatMap(
      (f) => f?.key ?? [],
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(face.primary.value).toBe("Ada Lovelace");
    expect(face.strip && face.thumbnail).toBeFalsy();
    expect(face.kind).toBe(face.strip ? "storeCard" : "generic");
    if (face.kind === "storeCard")
      expect(face.secondary.length + face.auxiliary.length).toBeLessThanOrEqual(2);
    const companies = [
      face.title,
      ...[face.header, ...face.secondary, ...face.auxiliary].map((f) => f?.value),
    ];
    expect(companies.filter((value) => value === "Engines").length).toBeLessThanOrEqual(1);
  });

  it.each(PASS_DESIGNS)("shows nothing empty: $name", ({ id }) => {
    const bare = { header: "Ada", contacts: [contact("phone", ""), contact("email", "")], design: id };
    const face = passFace(bare);
    expect(face).toMatchObject({ kind: "generic", title: "", header: null, secondary: [], auxiliary: [] });
    expect(face).not.toHaveProperty("logo");
  });

  it("takes the contact's position before the subheader, and an unknown design as the first", () => {
    const contacts = [contact("position", "Countess", "Title")];
    expect(passFace({ ...full, contacts, design: 1 }).secondary).toEqual([
      { key: "k-position", name: "position", label: "Title", value: "Countess" },
    ]);
    expect(passFace({ ...full, design: 99 })).toEqual(passFace({ ...full, design: 1 }));
  });
});
