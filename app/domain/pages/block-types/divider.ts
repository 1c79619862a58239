import { z } from "zod";
import { DIVIDER_STYLES } from "~/domain/pages/theme-layout";
import { defineBlock } from "./define-block";

const style = z.enum(DIVIDER_STYLES);

export const dividerBlock = defineBlock(
  "divider",
  z.strictObject({ style: style.default("line") }).prefault({}),
  {
    draft: z.object({ style }),
    isFree: true,
    hasContent: () => true,
  },
);
