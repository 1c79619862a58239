import { INDUSTRIES, type Industry } from "~/domain/industries";
import { LANGUAGES, type Language, type LanguageCode } from "~/domain/languages";
import { LIMITS } from "~/domain/limits";
import { IMAGE_TYPES } from "~/domain/media/image-types";
import { BLOCK_TYPES, type BlockType, FREE_BLOCK_TYPES } from "~/domain/pages/blocks";
import { type FontOption, TEXT_FONTS, TITLE_FONTS } from "~/domain/pages/fonts";
import { DEFAULT_GRADIENTS, type Gradient } from "~/domain/pages/gradients";
import { i18nFor } from "~/i18n/instances";

/** Everything a client needs to draw an editor. */
export interface AppData {
  languages: Language[];
  /** In the requested language. */
  industries: { id: Industry; name: string }[];
  fonts: { title: FontOption[]; text: FontOption[] };
  blockTypes: { type: BlockType; isPro: boolean }[];
  limits: typeof LIMITS;
  imageTypes: { id: number; name: string }[];
  gradients: Gradient[];
}

export function getAppData(language: LanguageCode): AppData {
  const i18n = i18nFor(language);
  return {
    languages: [...LANGUAGES],
    industries: INDUSTRIES.map((id) => ({ id, name: i18n.t(`industries:${id}`) })),
    fonts: { title: [...TITLE_FONTS], text: [...TEXT_FONTS] },
    blockTypes: BLOCK_TYPES.map((type) => ({ type, isPro: !FREE_BLOCK_TYPES.has(type) })),
    limits: LIMITS,
    imageTypes: [...IMAGE_TYPES],
    gradients: [...DEFAULT_GRADIENTS],
  };
}
