import { z } from "zod";
import { normalizeCode } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { filledLine } from "~/domain/text";
import { type CodeStyle, codeStyleSchema } from "./style";

const name = filledLine(LIMITS.codeName, "codeNameEmpty");
const code = z.string().transform((raw, context) => {
  const known = normalizeCode(raw);
  if (known) return known;
  context.addIssue({ code: "custom", message: "invalidFormat" });
  return z.NEVER;
});

/**
 * What a card's owner does to its codes: makes a further one, changes how one is called or drawn, or takes a further one
 * off the list. That one goes on answering, since it may be printed.
 */
export const codeOrderSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("make"), name, style: codeStyleSchema.optional() }),
  z.strictObject({
    intent: z.literal("change"),
    code,
    name: name.optional(),
    style: codeStyleSchema.optional(),
  }),
  z.strictObject({ intent: z.literal("remove"), code }),
]);

export type CodeOrder = z.output<typeof codeOrderSchema>;

/** A card's code as its owner sees it. */
export interface CodeView {
  code: string;
  /** The short address in the code. */
  url: string;
  /** Null for the one that the card was made with, until its owner names it. */
  name: string | null;
  isFirst: boolean;
  style: CodeStyle;
  /** Changes with name and style: caches that hold a file longer than they should are asked past with it. */
  version: string;
}
