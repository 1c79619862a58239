import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { multiLine } from "~/domain/text";
import { defineBlock } from "./define-block";

export const textBlock = defineBlock(
  "text",
  z.strictObject({ text: multiLine(LIMITS.textBlock).default("") }).prefault({}),
  {
    draft: z.object({ text: z.string() }),
    isFree: true,
    hasContent: ({ text }) => text !== "",
  },
);
