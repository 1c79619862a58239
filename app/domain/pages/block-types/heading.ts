import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { singleLine } from "~/domain/text";
import { defineBlock } from "./define-block";

const level = z.union([z.literal(2), z.literal(3)]);

export const headingBlock = defineBlock(
  "heading",
  z.strictObject({ text: singleLine(LIMITS.heading).default(""), level: level.default(2) }).prefault({}),
  {
    draft: z.object({ text: z.string(), level }),
    isFree: true,
    hasContent: ({ text }) => text !== "",
  },
);
