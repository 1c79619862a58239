import { TEXT_FONTS, TITLE_FONTS } from "~/domain/pages/fonts";

/** Fonts that go together, by their ids in the two lists: of titles, of texts. */
const PAIRINGS = [
  { id: "editorial", title: 12, text: 11 },
  { id: "modern", title: 16, text: 2 },
  { id: "friendly", title: 9, text: 4 },
  { id: "bookish", title: 15, text: 10 },
  { id: "poster", title: 14, text: 5 },
  { id: "handwritten", title: 17, text: 8 },
] as const;

/** Fonts that go together, each pair under a name. */
export const FONT_PAIRINGS = PAIRINGS.flatMap(({ id, title, text }) => {
  const titleFont = TITLE_FONTS.find((font) => font.id === title);
  const textFont = TEXT_FONTS.find((font) => font.id === text);
  return titleFont && textFont ? [{ id, titleFont, textFont }] : [];
});
