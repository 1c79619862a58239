import { z } from "zod";
import { colorSchema } from "~/domain/color";
import { LIMITS } from "~/domain/limits";
import { singleLine } from "~/domain/text";
import { DEFAULT_FONT, textFontSchema, titleFontSchema } from "./fonts";
import { defaultGradientSettings, gradientSettingsSchema } from "./gradients";
import { imageReference, numberBetween } from "./image-settings";
import { themeLayoutSchema } from "./theme-layout";

export const BACKGROUND_TYPES = ["solid", "image", "gradient"] as const;
export const GENERAL_SHAPES = ["square", "rounded", "pill"] as const;
export const SOCIAL_ICON_TYPES = ["default_branding", "mono", "circle", "square", "outline"] as const;
export const DESIGN_TYPES = ["colored", "bordered", "text"] as const;

/** Profile image shapes by their number. */
export const PROFILE_SHAPE = { circle: 1, rounded: 2, square: 3, fullWidth: 4 } as const;

/** Block types that carry a design of their own. */
export const DESIGNED_BLOCKS = [
  "buttons",
  "messengers",
  "marketplaces",
  "videos",
  "socialButtons",
  "businessCard",
  "collectContacts",
] as const;

export type DesignedBlock = (typeof DESIGNED_BLOCKS)[number];

export const blockDesignSchema = z.strictObject({
  background: colorSchema.default("#1C1A17"),
  color: colorSchema.default("#FFFFFF"),
  type: z.enum(DESIGN_TYPES).default("colored"),
  useBrandColors: z.boolean().default(false),
});

export type BlockDesign = z.output<typeof blockDesignSchema>;

const design = blockDesignSchema.prefault({});

const backgroundConfig = z.strictObject({
  canvas: z.strictObject({ width: numberBetween(1, 10_000), height: numberBetween(1, 10_000) }),
  zoom: numberBetween(0.1, 10).default(1),
  cropper: z.strictObject({
    x: numberBetween(-LIMITS.imageSide, LIMITS.imageSide),
    y: numberBetween(-LIMITS.imageSide, LIMITS.imageSide),
    width: numberBetween(0, LIMITS.imageSide),
    height: numberBetween(0, LIMITS.imageSide),
  }),
});

const backgroundImageSchema = z.strictObject({
  original: imageReference.optional(),
  mobile: imageReference.optional(),
  desktop: imageReference.optional(),
  bgRadius: z.number().int().min(1).max(5).default(1),
  bgColor: colorSchema.default("#FFFFFF"),
  isBlur: z.boolean().default(false),
  configs: z
    .strictObject({ mobile: backgroundConfig.optional(), desktop: backgroundConfig.optional() })
    .default({}),
});

const fontsSchema = z.strictObject({
  titleFont: titleFontSchema.prefault({ id: DEFAULT_FONT.id }),
  titleSize: z.number().int().min(12).max(48).default(20),
  textFont: textFontSchema.prefault({ id: DEFAULT_FONT.id }),
  textColor: colorSchema.default("#000000"),
});

/** How a page looks. Every value is bounded: colours, whole numbers and closed lists are all that reaches CSS. */
export const themeSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, "invalidFormat")
    .optional(),
  name: singleLine(LIMITS.themeName).optional(),
  generalShape: z.enum(GENERAL_SHAPES).default("rounded"),
  isShadow: z.boolean().default(false),
  isBranding: z.boolean().default(true),
  socialSize: z.number().int().min(16).max(64).default(30),
  socialIconType: z.enum(SOCIAL_ICON_TYPES).default("default_branding"),
  socialColor: colorSchema.optional(),
  socialBackground: colorSchema.optional(),
  currentBgType: z.enum(BACKGROUND_TYPES).default("solid"),
  bgColor: colorSchema.default("#FFFFFF"),
  profileImageShape: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).default(1),
  profileImageSize: z.number().int().min(40).max(160).default(80),
  image: backgroundImageSchema.optional(),
  gradient: gradientSettingsSchema.default(defaultGradientSettings),
  fonts: fontsSchema.prefault({}),
  blockDesign: z
    .strictObject({
      buttons: design,
      messengers: design,
      marketplaces: design,
      videos: design,
      socialButtons: design,
      businessCard: design,
      collectContacts: design,
    } satisfies Record<DesignedBlock, typeof design>)
    .prefault({}),
  layout: themeLayoutSchema.prefault({}),
});

export type Theme = z.output<typeof themeSchema>;

/** The theme of an empty page: a fresh copy of every default. */
export function defaultTheme(): Theme {
  return themeSchema.parse({});
}
