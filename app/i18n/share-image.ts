import type { LanguageCode } from "~/domain/languages";

/** The images that the app's own screens are shared with, in `public/`. Sides in CSS pixels. */
export const SHARE_IMAGE = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** @returns the path of the image in a language */
export const shareImagePath = (language: LanguageCode) => `/assets/share/${language}.jpg`;
