import { z } from "zod";

/** A font a page may use. `value` is the CSS font-family list; only values of this file ever reach CSS. */
export type FontOption = {
  id: number;
  title: string;
  value: string;
  isPro: boolean;
  /** A size in px that suits it better than the default. */
  customSize?: number;
};

const ARIAL: FontOption = {
  id: 1,
  title: "Arial",
  value: "Arial, Arimo, Helvetica, sans-serif",
  isPro: false,
};

function pro(id: number, title: string, fallback: string, customSize?: number): FontOption {
  const option = { id, title, value: `"${title}", ${fallback}`, isPro: true };
  return customSize ? { ...option, customSize } : option;
}

/** Fonts for titles: Arial and ids 2 to 20. */
export const TITLE_FONTS: readonly FontOption[] = [
  ARIAL,
  pro(2, "Inter", "sans-serif"),
  pro(3, "Roboto", "sans-serif"),
  pro(4, "Open Sans", "sans-serif"),
  pro(5, "Lato", "sans-serif"),
  pro(6, "Montserrat", "sans-serif"),
  pro(7, "Poppins", "sans-serif"),
  pro(8, "Raleway", "sans-serif"),
  pro(9, "Nunito", "sans-serif"),
  pro(10, "Merriweather", "serif"),
  pro(11, "Lora", "serif"),
  pro(12, "Playfair Display", "serif", 22),
  pro(13, "Oswald", "sans-serif", 22),
  pro(14, "Bebas Neue", "sans-serif", 26),
  pro(15, "DM Serif Display", "serif", 22),
  pro(16, "Space Grotesk", "sans-serif"),
  pro(17, "Caveat", "cursive", 28),
  pro(18, "Dancing Script", "cursive", 26),
  pro(19, "Pacifico", "cursive", 22),
  pro(20, "Fira Code", "monospace"),
];

/** Fonts for texts: Arial and ids 2 to 11 of the same. */
export const TEXT_FONTS: readonly FontOption[] = TITLE_FONTS.slice(0, 11);

export const DEFAULT_FONT = ARIAL;

/**
 * A font as stored in a theme. Only the id is read on write; title and value come from the table, so that no user input
 * reaches CSS.
 */
function fontSchema(options: readonly FontOption[]) {
  return z
    .strictObject({
      id: z.number().int(),
      title: z.unknown().optional(),
      value: z.unknown().optional(),
      isPro: z.unknown().optional(),
      customSize: z.unknown().optional(),
    })
    .transform(({ id }, context) => {
      const option = options.find((font) => font.id === id);
      if (option) return { id, title: option.title, value: option.value };
      context.issues.push({ code: "custom", message: "invalidChoice", path: ["id"], input: id });
      return z.NEVER;
    });
}

export const titleFontSchema = fontSchema(TITLE_FONTS);
export const textFontSchema = fontSchema(TEXT_FONTS);

export type ThemeFont = z.output<typeof titleFontSchema>;
