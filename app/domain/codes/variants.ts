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
 * An owner's action on a card's codes: creates another one, changes a name or style, or removes one from the list. A
 * removed code still redirects, since it may be printed.
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

/** A card's code as returned to its owner. */
export interface CodeView {
  code: string;
  /** The short address in the code. */
  url: string;
  /** Null for the one that the card was made with, until its owner names it. */
  name: string | null;
  isFirst: boolean;
  style: CodeStyle;
  /** Changes with name and style: a cache buster for stale files. */
  version: string;
}
