import { z } from "@hono/zod-openapi";
import { userViewSchema } from "~/domain/accounts/view";
import { CARD_IMAGE_SLOTS } from "~/domain/cards/schema";
import { cardViewSchema } from "~/domain/cards/view";
import { deletedCardSchema, deletedPageSchema } from "~/domain/deleted";
import { pageListItemSchema, pageViewSchema } from "~/domain/pages/view";

/** The shapes of responses, printed in the reference and checked by the handlers' types. */

export const pageShape = pageViewSchema.meta({ id: "Page" });

export const pageListShape = z.object({ items: z.array(pageListItemSchema), next: z.string().optional() });

export const deletedPagesShape = z.object({ items: z.array(deletedPageSchema) });

export const deletedCardsShape = z.object({ items: z.array(deletedCardSchema) });

export const cardShape = cardViewSchema.meta({ id: "Card" });

/** A card as shown to others: without the owner's own label. */
export const previewedCardShape = cardShape
  .omit({ title: true, isDuplicate: true, template: true })
  .meta({ id: "PreviewedCard" });

export const cardListShape = z.object({ items: z.array(cardShape), next: z.string().optional() });

export const userShape = userViewSchema.meta({ id: "User" });

export const tokensShape = z.object({ token: z.string(), refresh_token: z.string() }).meta({ id: "Tokens" });

const draft = { temporaryId: z.string(), type: z.enum(["page", "business-card"]) };

/** The outcome of claiming drafts at a sign-in. */
export const claimedShape = z
  .object({
    created: z.array(z.object({ ...draft, id: z.string(), hash: z.string().optional() })),
    kept: z.array(z.object({ ...draft, type: draft.type.optional(), reason: z.string() })),
  })
  .meta({ id: "ClaimedDrafts" });

export const storedImageShape = z.object({ url: z.url(), width: z.number().int(), height: z.number().int() });

export const pageImageShape = storedImageShape.extend({ bytes: z.number().int() });

/** The slot of an uploaded image, in form data and queries: 1 to 5, or `block` with the block's key. */
export const slotFields = {
  type: z.enum(["1", "2", "3", "4", "5", "block"]),
  block: z.string().optional(),
};

/** The same for a page, which may have a share image as well. */
export const pageSlotFields = { ...slotFields, type: z.enum([...slotFields.type.options, "6"]) };

/** The same for a draft, which may also be a card. */
export const draftSlotFields = {
  ...slotFields,
  type: z.enum([...slotFields.type.options, ...CARD_IMAGE_SLOTS]),
};

/** A file of form data. */
export const fileField = z
  .custom<File>((value) => value instanceof File, "imageType")
  .openapi({ type: "string", format: "binary" });
