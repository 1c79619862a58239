import { DEFAULT_FONT, type ThemeFont } from "~/domain/pages/fonts";
import type { Theme } from "~/domain/pages/theme";
import { css } from "./css";

/** The files of the fonts that themes may use, by their place in the packages; the build gives each an address of ours. */
const FILES = import.meta.glob<string>(
  "/node_modules/@fontsource/{inter,roboto,open-sans,lato,montserrat,poppins,raleway,nunito,merriweather,lora,playfair-display,oswald,bebas-neue,dm-serif-display,space-grotesk,caveat,dancing-script,pacifico,fira-code}/files/*-{latin,latin-ext}-{400,700}-normal.woff2",
  { query: "?url", import: "default", eager: true },
);

/** What each file draws, as the packages cut them. Of what stands in both the later rule is taken: the one of latin. */
const RANGES = {
  "latin-ext": "U+100-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  latin:
    "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191," +
    "U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
} as const;

/** `@font-face` rules of the fonts that a theme uses, none for the one that every device has. */
export function fontFaces({ fonts }: Theme): string {
  const text = facesOf(fonts.textFont, [400, 700]);
  return fonts.titleFont.id === fonts.textFont.id ? text : text + facesOf(fonts.titleFont, [700]);
}

/** @returns the address of the file that draws a font's own name; none of the font that every device has */
export function sampleFileOf(font: Pick<ThemeFont, "id" | "title">): string | undefined {
  return font.id === DEFAULT_FONT.id ? undefined : fileOf(font, "latin", 400);
}

function fileOf({ title }: Pick<ThemeFont, "title">, part: keyof typeof RANGES, weight: number) {
  const name = title.toLowerCase().replaceAll(" ", "-");
  return FILES[`/node_modules/@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`];
}

/** Fonts of one weight have no file of another: the browser draws their titles as they are. */
function facesOf(font: ThemeFont, weights: readonly number[]): string {
  if (font.id === DEFAULT_FONT.id) return "";
  const known = weights.filter((weight) => fileOf(font, "latin", weight));
  return (known.length > 0 ? known : [400])
    .flatMap((weight) =>
      (["latin-ext", "latin"] as const).map((part) => {
        const url = fileOf(font, part, weight);
        // A font of one weight covers all weights: a synthetic bold would be smeared.
        const weightOf = known.length > 0 ? weight : "400 700";
        return url
          ? css`@font-face{font-family:"${font.title}";font-weight:${weightOf};font-display:swap;
              src:url("${url}") format("woff2");unicode-range:${RANGES[part]}}`
          : "";
      }),
    )
    .join("");
}
