import { describe, expect, test } from "vitest";
import { backPanel } from "~/domain/cards/print/back";
import { type PrintImage, placeFront } from "~/domain/cards/print/front";
import { frontTexts, MIN_CONTACT } from "~/domain/cards/print/front-text";
import type { DrawnText, TextToDraw } from "~/domain/cards/print/lines";
import { CARD_SIZE_NAMES, CARD_SIZES, PAPER_NAMES, PAPERS, pageLayout } from "~/domain/cards/print/sheet";
import { cardContentOf, cardInputSchema } from "~/domain/cards/schema";
import { drawCode } from "~/domain/codes/drawing";
import { PLAIN_STYLE } from "~/domain/codes/style";

/** Letters of half an em, parted and cut as those that draw them do. */
function drawn({ text, maxEms, maxLines, cutEms }: TextToDraw): DrawnText {
  const half = Math.ceil(text.length / 2);
  const parts = maxLines > 1 && text.length / 2 > maxEms ? [text.slice(0, half), text.slice(half)] : [text];
  const lines = parts.map((part) => ({ path: [], width: Math.min(part.length / 2, cutEms) }));
  return { lines, isRightToLeft: /\p{Script=Arabic}/u.test(text) };
}

const IMAGE: PrintImage = { name: "I1", width: 300, height: 200 };
const CONTACTS = [
  { name: "company", value: "Analytical Engines" },
  { name: "position", value: "Head of Sales and Partnerships for Northern Europe and the Nordics" },
  { name: "phone", value: "+49 30 1234567" },
  { name: "cellphone", value: "+49 170 1234567" },
  { name: "email", value: "very.long.very.long.very.long.very.long.address@mail.analytical-engines.example" },
  { name: "website", value: "https://www.analytical-engines.example/" },
  { name: "address", value: "Main Street 1\n10115 Berlin" },
];
const NAMES = ["Ada", "Grace Brewster Murray Hopper-Vandenberg von Württemberg", "محمد بن أحمد الخوارزمي"];

const fronts = CARD_SIZE_NAMES.flatMap((size) =>
  Array.from({ length: 8 }, (_, at) => at + 1).flatMap((design) =>
    NAMES.flatMap((header) =>
      [{}, { logo: IMAGE }, { photo: IMAGE }, { logo: IMAGE, photo: IMAGE, banner: IMAGE }].map((images) => ({
        ...{ size, design, header, images },
      })),
    ),
  ),
);

describe("the front of a printed card", () => {
  test("carries two contacts at least, in letters that can be read, and nothing stands over anything", () => {
    for (const { size, design, header, images } of fronts) {
      const card = CARD_SIZES[size];
      const content = cardContentOf(
        cardInputSchema.parse({ title: "Card", header, design, contacts: CONTACTS }),
      );
      const isNarrow =
        "photo" in images &&
        placeFront(content, { texts: [], ...images }, card).images.some(
          ({ box }) => box.height > card.height && box.width < card.width,
        );
      const texts = frontTexts(content, card, isNarrow).map(drawn);
      const { images: placed, text, textTop, startOf } = placeFront(content, { texts, ...images }, card);
      const told = JSON.stringify({ size, design, header, images: Object.keys(images) });
      const contacts = text.lines.filter(({ isContact }) => isContact);
      expect([told, contacts.length >= 2]).toEqual([told, true]);
      for (const line of contacts) expect([told, line.size >= MIN_CONTACT - 1e-9]).toEqual([told, true]);
      const boxes = text.lines.map(({ top, width, size: height }) => ({
        ...{ x: startOf(width), y: textTop + top, width, height: height * 1.28 },
      }));
      for (const [at, box] of boxes.entries()) {
        const ends = [box.x, box.y, card.width - box.x - box.width, card.height - box.y - box.height];
        expect([told, at, Math.min(...ends) > 5.9]).toEqual([told, at, true]);
        for (const other of [...boxes.slice(at + 1), ...placed.map((picture) => picture.box)])
          expect([told, at, overlap(box, other)]).toEqual([told, at, false]);
      }
    }
  });

  test("says them as people write them, a number never in two lines", () => {
    const content = cardContentOf(
      cardInputSchema.parse({ title: "Card", header: "Ada", contacts: CONTACTS }),
    );
    const texts = frontTexts(content, CARD_SIZES.eu, false).slice(3);
    expect(texts.map(({ text, maxLines }) => [text.slice(0, 20), maxLines])).toEqual([
      ["+49 30 1234567", 1],
      ["very.long.very.long.", 2],
      ["+49 170 1234567", 1],
      ["www.analytical-engin", 2],
    ]);
  });
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 0.01 &&
  other.x < one.x + one.width - 0.01 &&
  one.y < other.y + other.height - 0.01 &&
  other.y < one.y + one.height - 0.01;

test("the panel on a back holds the code with its quiet zone, within the card", () => {
  for (const size of CARD_SIZE_NAMES)
    for (const frame of ["none", "line", "band"] as const) {
      const card = CARD_SIZES[size];
      const drawing = drawCode("https://visita.example/q/abcdefgh", {
        ...PLAIN_STYLE,
        frame,
        caption: "Scan me",
      });
      const { code, operators } = backPanel(drawing, "#FFFFFF", card);
      expect(code.x).toBeGreaterThan(4);
      expect(code.y).toBeGreaterThan(4);
      expect(code.x * 2 + drawing.width * code.unit).toBeCloseTo(card.width);
      expect(code.unit).toBeGreaterThanOrEqual(0.4);
      expect(operators.startsWith("1 g")).toBe(true);
    }
});

test("sheets hold as many cards as fit with their marks, fronts and backs on one another", () => {
  const counts = CARD_SIZE_NAMES.flatMap((size) =>
    PAPER_NAMES.map((paper) => {
      const { perPage, place, card } = pageLayout({ layout: "sheet", size, paper });
      const sheet = PAPERS[paper];
      for (let n = 0; n < perPage; n++) {
        const { trim } = place(n, "front");
        expect([trim.width, trim.height]).toEqual([card.width, card.height]);
        const back = place(n, "back").trim;
        expect(back.x).toBeCloseTo(sheet.width - trim.x - trim.width);
        expect(back.y).toBe(trim.y);
        const margins = [
          trim.x,
          trim.y,
          sheet.width - trim.x - trim.width,
          sheet.height - trim.y - trim.height,
        ];
        // The marks end 7.5 mm from the cards.
        expect(Math.min(...margins)).toBeGreaterThan(7.5);
      }
      return [size, paper, perPage];
    }),
  );
  expect(counts).toEqual([
    ["eu", "a4", 10],
    ["eu", "letter", 8],
    ["us", "a4", 10],
    ["us", "letter", 10],
  ]);
});
