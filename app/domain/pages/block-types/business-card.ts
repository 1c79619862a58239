import { z } from "zod";
import { isHash, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { singleLine } from "~/domain/text";
import { iconName } from "./block-parts";
import { defineBlock } from "./define-block";

/** A card by its hash, as it is stored, or by its id, which its owner's save turns into the hash. */
const cardReference = z.string().refine((value) => isHash(value) || isId("crd", value), "invalidFormat");

export const businessCardBlock = defineBlock(
  "businessCard",
  z
    .strictObject({
      cardId: cardReference.optional(),
      text: singleLine(LIMITS.linkTitle).default("Add to contacts"),
      icon: iconName.default("user-plus"),
    })
    .prefault({}),
  {
    draft: z.looseObject({ text: z.string(), icon: z.string() }),
    hasContent: ({ cardId }) => cardId !== undefined,
  },
);
