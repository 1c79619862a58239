import { z } from "zod";

export const ALIGNMENTS = ["center", "start"] as const;
/** `general` follows the theme's generalShape; `underline` is a text with a rule below; `ticket` has notched sides. */
export const LINK_SHAPES = ["general", "underline", "ticket"] as const;
export const FRAMES = ["none", "hairline", "double"] as const;
/** Also the styles of a divider block; `space` draws nothing and keeps the distance. */
export const DIVIDER_STYLES = ["line", "dots", "space"] as const;
export const PATTERNS = ["none", "grid", "dots", "lines"] as const;
export const RHYTHMS = ["regular", "compact", "airy"] as const;

/** What makes themes differ in structure, not only in colour. Each is a closed list. */
export const themeLayoutSchema = z.strictObject({
  align: z.enum(ALIGNMENTS).default("center"),
  linkShape: z.enum(LINK_SHAPES).default("general"),
  frame: z.enum(FRAMES).default("none"),
  divider: z.enum(DIVIDER_STYLES).default("line"),
  pattern: z.enum(PATTERNS).default("none"),
  rhythm: z.enum(RHYTHMS).default("regular"),
});

export type ThemeLayout = z.output<typeof themeLayoutSchema>;
