import { z } from "zod";
import { colorSchema } from "~/domain/color";

export const ALIGNMENTS = ["center", "start"] as const;

/**
 * The layout of the profile: `beside` has the image next to the name, `banner` a band of the accent behind it, `card` a
 * field of the accent around all, `masthead` a name between rules, `side` a column of its own on wide screens, `print`
 * a photograph with its caption.
 */
export const HEADERS = ["stacked", "beside", "banner", "card", "masthead", "side", "print"] as const;
/**
 * `rule` has lines beside, `marker` the accent behind; `display` is large and set tight, `tower` as large as the column
 * is wide.
 */
export const TITLE_STYLES = ["plain", "caps", "spaced", "rule", "marker", "display", "tower"] as const;
/**
 * `rows` joins links into one table, `lines` sets them between thin lines, `numbered` counts them through the page,
 * `chips` makes them as wide as their text.
 */
export const LISTS = ["stack", "grid", "numbered", "rows", "lines", "chips"] as const;

/**
 * `general` follows the theme's generalShape; `underline`, `bracket` and `leader` are drawn on the page without a field
 * of their own; `ticket`, `stamp`, `tag` and `tape` are cut out; the others are as named.
 */
export const LINK_SHAPES = [
  "general",
  "underline",
  "ticket",
  "tab",
  "stamp",
  "bracket",
  "offset",
  "split",
  "tile",
  "key",
  "tape",
  "tag",
  "plaque",
  "leader",
  "label",
  "bubble",
] as const;

/** `sheet`, `window` and `receipt` lay the column on a sheet; the others draw around or beside it. */
export const FRAMES = [
  "none",
  "hairline",
  "double",
  "sheet",
  "window",
  "receipt",
  "inset",
  "film",
  "margin",
] as const;
/** The styles of a divider block; `space` draws nothing and only adds distance. */
export const DIVIDER_STYLES = ["line", "dots", "space"] as const;
/** How a theme draws the divider block's `line`; `space` is a short line with air around it. */
export const LAYOUT_DIVIDERS = ["line", "dots", "space", "double", "dashes", "diamonds", "wave"] as const;
/** The style of images and players: `framed` in a thin line, `print` on photographic paper. */
export const MEDIA_STYLES = ["plain", "framed", "print"] as const;
export const PATTERNS = [
  "none",
  "grid",
  "dots",
  "lines",
  "stripes",
  "checks",
  "rays",
  "scales",
  "blueprint",
] as const;
export const TEXTURES = ["none", "grain", "paper", "halftone", "scanlines"] as const;
/** Which of the theme's fonts links are set in. */
export const LINK_FONTS = ["text", "title"] as const;
export const RHYTHMS = ["regular", "compact", "airy"] as const;
/** `auto` has a dark scheme, derived from the theme's colours, for visitors who prefer one. */
export const SCHEMES = ["fixed", "auto"] as const;

/** What makes themes differ in structure, not only in colour. Each is a closed list. */
export const themeLayoutSchema = z.strictObject({
  align: z.enum(ALIGNMENTS).default("center"),
  header: z.enum(HEADERS).default("stacked"),
  titleStyle: z.enum(TITLE_STYLES).default("plain"),
  list: z.enum(LISTS).default("stack"),
  linkShape: z.enum(LINK_SHAPES).default("general"),
  linkFont: z.enum(LINK_FONTS).default("text"),
  frame: z.enum(FRAMES).default("none"),
  divider: z.enum(LAYOUT_DIVIDERS).default("line"),
  media: z.enum(MEDIA_STYLES).default("plain"),
  pattern: z.enum(PATTERNS).default("none"),
  texture: z.enum(TEXTURES).default("none"),
  rhythm: z.enum(RHYTHMS).default("regular"),
  scheme: z.enum(SCHEMES).default("fixed"),
  /** Of bands, marks and numbers; the text colour where it is left out. */
  accent: colorSchema.optional(),
  /** Of the sheet, where the frame lays one. */
  sheet: colorSchema.optional(),
});

export type ThemeLayout = z.output<typeof themeLayoutSchema>;

/** Frames that lay the column on a sheet of its own colour. */
export const SHEET_FRAMES: ReadonlySet<ThemeLayout["frame"]> = new Set(["sheet", "window", "receipt"]);
/** Link shapes without a field: their text is directly on the page. */
export const OPEN_SHAPES: ReadonlySet<ThemeLayout["linkShape"]> = new Set(["underline", "bracket", "leader"]);
/** Link shapes that are cut out: a border would be cut with them, so they always have a field. */
export const CUT_SHAPES: ReadonlySet<ThemeLayout["linkShape"]> = new Set(["ticket", "stamp", "tag", "tape"]);
