import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contactSchema } from "~/domain/cards/contacts";
import { type Color, contrast } from "~/domain/color";
import { isSafeHref } from "~/domain/links";
import { labelColor, passColor } from "~/domain/passes/apple/colors";
import { passImageFile, wantedPassImages } from "~/domain/passes/apple/images";
import {
  type ApplePass,
  type ApplePassCard,
  type ApplePassMeta,
  applePass,
} from "~/domain/passes/apple/pass-json";
import { PASS_SENTENCES, type PassSentences, passStrings } from "~/domain/passes/apple/strings";
// why: the schema of a library that others sign their passes with; its package does not export it by name.
import { PassProps } from "../../node_modules/passkit-generator/lib/esm/schemas/index.js";
import { fuzzRuns } from "../support/fuzz";

const meta: ApplePassMeta = {
  serialNumber: "0123456789abcdef",
  passTypeIdentifier: "pass.example.visita.card",
  teamIdentifier: "TESTTEAM01",
  webServiceUrl: "https://pages.example/passkit",
  authenticationToken: "0123456789abcdef0123456789abcdef",
  codeUrl: "https://pages.example/q/0123456789",
  cardUrl: "https://pages.example/c/0123456789abcdef",
  pageUrl: "https://pages.example/ada",
  isVoided: false,
  isSelfSigned: false,
};

const contact = (name: string, value: string, label = "") => ({ key: `k-${name}`, name, label, value });

const full: ApplePassCard = {
  header: "Ada Lovelace",
  subheader: "Analyst",
  contacts: [
    contact("company", "Engines & Sons"),
    contact("phone", "+44 20 7946 0000"),
    contact("email", "ada@engines.example", "Write to me"),
    contact("website", "https://engines.example/?a=1&b=2"),
    contact("address", "12 St James's Square\nLondon"),
    contact("openHours", "9 to 5"),
    contact("instagram", "@ada"),
    contact("linkedIn", ""),
  ],
  design: 1,
  backgroundColor: "#112233",
  fontColor: "#FFFFFF",
};

type Field = { key: string; label?: string; value: string; attributedValue?: string };
const fieldsOf = (pass: ApplePass): Field[] => Object.values(pass.generic ?? pass.storeCard ?? {}).flat();

/**
 * Documented keys only, of the documented kinds; and what the schema does not express: colours, encodings, unique keys.
 */
function expectAcceptable(pass: ApplePass): void {
  const { error } = PassProps.validate(pass);
  expect(error?.message).toBeUndefined();
  const keys = fieldsOf(pass).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect([pass.generic, pass.storeCard].filter(Boolean)).toHaveLength(1);
  for (const color of [pass.backgroundColor, pass.foregroundColor, pass.labelColor]) {
    expect(color).toMatch(/^rgb\(\d{1,3},\d{1,3},\d{1,3}\)$/);
  }
  expect(pass.authenticationToken.length).toBeGreaterThanOrEqual(16);
}

describe("a pass", () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "of design %i has what phones require and nothing unknown",
    (design) => {
      const pictures = { logo: "l", photo: "p", banner: "b" };
      for (const card of [
        { ...full, design },
        { ...full, ...pictures, design },
      ]) {
        const pass = applePass(card, meta);
        expectAcceptable(pass);
        expect(pass).toMatchObject({ formatVersion: 1, organizationName: "Engines & Sons" });
        expect(fieldsOf(pass).find(({ key }) => key === "front-name")?.value).toBe("Ada Lovelace");
      }
    },
  );

  test("holds the code as text that every reader takes", () => {
    const url = meta.codeUrl;
    expect(applePass(full, meta).barcodes).toEqual([
      { format: "PKBarcodeFormatQR", message: url, messageEncoding: "utf-8", altText: url },
    ]);
  });

  test("has every filled contact on its back, with links that were checked", () => {
    const back = applePass(full, meta).generic?.backFields ?? [];
    const byKey = Object.fromEntries(back.map((field) => [field.key, field]));
    expect(back.map(({ key }) => key)).toEqual([
      "back-subheader",
      ...["company", "phone", "email", "website", "address", "openHours", "instagram"].map(
        (name) => `back-k-${name}`,
      ),
      "back/page",
      "back/card",
    ]);
    expect(byKey["back-subheader"]).toMatchObject({ label: "pass/position", value: "Analyst" });
    expect(byKey["back-k-phone"]).toMatchObject({
      label: "pass/phone",
      attributedValue: '<a href="tel:+442079460000">+44 20 7946 0000</a>',
      dataDetectorTypes: ["PKDataDetectorTypePhoneNumber"],
    });
    expect(byKey["back-k-email"]).toMatchObject({
      label: "Write to me",
      attributedValue: '<a href="mailto:ada@engines.example">ada@engines.example</a>',
    });
    expect(byKey["back-k-website"]?.attributedValue).toBe(
      '<a href="https://engines.example/?a=1&amp;b=2">https://engines.example/?a=1&amp;b=2</a>',
    );
    expect(byKey["back-k-address"]).toMatchObject({
      value: "12 St James's Square\nLondon",
      dataDetectorTypes: ["PKDataDetectorTypeAddress"],
    });
    expect(byKey["back-k-openHours"]).toMatchObject({ label: "pass/openHours", dataDetectorTypes: [] });
    expect(byKey["back-k-instagram"]?.label).toBe("Instagram");
    expect(byKey["back/page"]?.value).toBe("https://pages.example/ada");
  });

  test("says every company and position on its back, and the position line that a contact displaces", () => {
    const contacts = ["company", "company", "position", "position"].map((name, i) => ({
      ...contact(name, `${name} ${i}`),
      key: `${i}`,
    }));
    const valuesOf = (subheader: string) =>
      applePass({ ...full, subheader, contacts }, meta).generic?.backFields.map(({ value }) => value);
    const said = contacts.map(({ value }) => value);
    expect(valuesOf("Analyst")?.slice(0, -2)).toEqual(["Analyst", ...said]);
    expect(valuesOf("position 2")?.slice(0, -2)).toEqual(said);
  });

  test("of a card that is gone names it and no more", () => {
    const pass = applePass({ ...full, photo: "p" }, { ...meta, isVoided: true });
    expectAcceptable(pass);
    expect(pass.voided).toBe(true);
    expect(JSON.stringify(pass)).toContain("Ada Lovelace");
    expect(JSON.stringify(pass)).not.toMatch(/Engines|7946|Analyst|pages\.example\/ada/);
  });

  test("that no phone takes says so", () => {
    expect(applePass(full, { ...meta, isSelfSigned: true }).description).toBe("pass/testDescription");
    expect(applePass(full, meta).description).toBe("pass/description");
  });

  test.each([
    ["500 characters", "n".repeat(500)],
    ["500 emoji", "👩‍👩‍👧‍👦".repeat(500)],
    ["Arabic", "محمد بن عبد الله"],
    ["Japanese", "山田　太郎"],
    ["controls", "Ada\u0000\u0007\u001b[31m\u0085Love\u2028lace"],
    ["a lone surrogate", "Ada \ud800"],
    ["an override of direction", "Ada\u202Eecalevol"],
    ["HTML", '<a href="javascript:alert(1)">Ada</a>'],
    ["a key of our own", "pass/phone"],
    ["a format", "%@ %n %s"],
    ["JSON", '","voided":true,"x":"'],
  ])("holds a name of %s", (_kind, header) => {
    const card = { ...full, header, contacts: [contact("company", header), contact("openHours", header)] };
    const pass = applePass(card, meta);
    expectAcceptable(pass);
    const text = JSON.stringify(pass);
    expect(JSON.parse(text)).toEqual(pass);
    expect(text.isWellFormed()).toBe(true);
    for (const { value, attributedValue } of fieldsOf(pass)) {
      expect(value).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\u2028\u2029]/u);
      if (value.includes("<a ")) expect(attributedValue).toBeUndefined();
    }
    const front = fieldsOf(pass).filter(({ key }) => key.startsWith("front"));
    expect(front.every(({ value }) => !value.includes("\n"))).toBe(true);
  });

  test("keeps its keys unique when a client gave all contacts one key", () => {
    const same = ["phone", "email", "website"].map((name) => ({
      ...contact(name, "a@b.example"),
      key: "name",
    }));
    for (let design = 1; design <= 8; design++) {
      expectAcceptable(applePass({ ...full, design, contacts: same }, meta));
    }
  });
});

test("whatever a card holds, its pass is acceptable and leads nowhere unsafe", () => {
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.constantFrom(
      "javascript:alert(1)",
      "https://a.example/'\"><script>",
      "data:text/html,x",
      "+1 555 0100",
    ),
  );
  const name = fc.constantFrom(
    "phone",
    "email",
    "website",
    "address",
    "instagram",
    "telegram",
    "sms",
    "openHours",
  );
  const contacts = fc.array(
    fc.record({ key: fc.constantFrom("a", "b", "name", "position"), name, label: value, value }),
    { maxLength: 8 },
  );
  const design = fc.integer({ min: 1, max: 8 });
  fc.assert(
    fc.property(value, contacts, design, fc.boolean(), (header, list, number, hasPhoto) => {
      const card = {
        ...full,
        header,
        subheader: header,
        contacts: list,
        design: number,
        ...(hasPhoto && { photo: "p" }),
      };
      const pass = applePass(card, meta);
      expectAcceptable(pass);
      for (const { attributedValue } of fieldsOf(pass)) {
        if (attributedValue === undefined) continue;
        const link = /^<a href="([^"<>]+)">[^<>]*<\/a>$/.exec(attributedValue);
        expect(isSafeHref((link?.[1] ?? "").replaceAll("&amp;", "&").replaceAll("&#39;", "'"))).toBe(true);
      }
    }),
    { numRuns: fuzzRuns(300) },
  );
});

test("labels are legible on every background that the text is legible on, and on the others too", () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value): Color => `#${value.toString(16).padStart(6, "0").toUpperCase()}`);
  fc.assert(
    fc.property(color, color, (background, text) => {
      expect(contrast(labelColor(background, text), background)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: fuzzRuns(300) },
  );
  expect(passColor("#0A80FF")).toBe("rgb(10,128,255)");
});

test("a text that could not be read on its background is black or white, as the preview shows it", () => {
  const pass = applePass({ ...full, backgroundColor: "#FFFFFF", fontColor: "#FFEE00" }, meta);
  expect(pass.foregroundColor).toBe("rgb(0,0,0)");
  expect(pass.backgroundColor).toBe("rgb(255,255,255)");
});

test("the words are UTF-16 that says so, one sentence a line, and no sentence ends its line", () => {
  const sentences = Object.fromEntries(
    PASS_SENTENCES.map((name) => [name, `${name} "quoted" \\ 日本\nnext`]),
  ) as PassSentences;
  const bytes = passStrings(sentences);
  expect([bytes[0], bytes[1]]).toEqual([0xff, 0xfe]);
  const lines = new TextDecoder("utf-16le").decode(bytes).trimEnd().split("\n");
  expect(lines).toHaveLength(PASS_SENTENCES.length);
  for (const line of lines) expect(line).toMatch(/^"pass\/\w+" = "(?:[^"\\\n]|\\["\\n])*";$/);
});

test("a pass asks for the pictures of its face, and always for an icon", () => {
  expect(wantedPassImages({}, {}, "#000000")).toEqual([{ name: "icon" }]);
  expect(wantedPassImages({ strip: "banner" }, { banner: "b" }, "#F4E9D8")).toEqual([
    { name: "icon" },
    { name: "strip-under-light", slot: "banner" },
  ]);
  const wanted = wantedPassImages({ logo: "logo", thumbnail: "photo" }, { logo: "l", photo: "p" }, "#000000");
  expect(wanted).toEqual([
    { name: "icon", slot: "logo" },
    { name: "logo", slot: "logo" },
    { name: "thumbnail", slot: "photo" },
  ]);
  expect([passImageFile("icon", 1), passImageFile("icon", 3)]).toEqual(["icon.png", "icon@3x.png"]);
});

test("a contact that the schema takes keeps its value on the back as it was typed", () => {
  const typed = contactSchema.parse({ name: "address", value: " 1 Road \n\n Town " });
  const pass = applePass({ ...full, contacts: [typed] }, meta);
  expect(fieldsOf(pass).find(({ key }) => key === `back-${typed.key}`)?.value).toBe(typed.value);
});
