import { z } from "@hono/zod-openapi";
import { ROLES } from "~/domain/accounts/actor";
import { PLAN_STATUSES } from "~/domain/billing/entitlement";
import { BILLING_CYCLES } from "~/domain/billing/plans";
import { contactSchema } from "~/domain/cards/contacts";
import { CARD_IMAGE_SLOTS, CARD_PLATFORMS } from "~/domain/cards/schema";
import { pageContentSchema } from "~/domain/pages/schema";
import { PAGE_STATES, UNPUBLISHED_REASONS } from "~/domain/pages/state";

/** What calls answer with, as the reference prints it and the handlers' types check it. */

const instant = z.iso.datetime();
const url = z.url();

const pageMeta = {
  id: z.string(),
  slug: z.string(),
  url,
  qrUrl: url,
  published: z.boolean(),
  state: z.enum(PAGE_STATES),
  unpublishedReason: z.enum(UNPUBLISHED_REASONS).optional(),
  isPro: z.boolean(),
  isDuplicate: z.boolean(),
  version: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  shareImageUrl: url.optional(),
};

/** What its owner's images weigh, in bytes by their address. */
const imageBytes = z.record(z.string(), z.number().int()).optional();

export const pageShape = z
  .object({ ...pageContentSchema.shape, ...pageMeta, imageBytes })
  .meta({ id: "Page" });

const listedPage = z.object({
  ...pageMeta,
  profile: z.object({ title: z.string(), image: z.object({ cropped: url }).optional() }),
});

export const pageListShape = z.object({ items: z.array(listedPage), next: z.string().optional() });

export const cardShape = z
  .object({
    id: z.string(),
    hash: z.string(),
    title: z.string(),
    header: z.string(),
    subheader: z.string().optional(),
    contacts: z.array(contactSchema),
    linkAction: z.union([z.literal(1), z.literal(2)]),
    pageId: z.string().optional(),
    design: z.number().int(),
    platform: z.enum(CARD_PLATFORMS).optional(),
    backgroundColor: z.string(),
    fontColor: z.string(),
    logo: url.optional(),
    photo: url.optional(),
    banner: url.optional(),
    qrUrl: url,
    url,
    contactFileUrl: url,
    isDuplicate: z.boolean(),
    version: z.number().int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "Card" });

/** A card as others see it: without the owner's own label. */
export const previewedCardShape = cardShape
  .omit({ title: true, isDuplicate: true })
  .meta({ id: "PreviewedCard" });

export const cardListShape = z.object({ items: z.array(cardShape), next: z.string().optional() });

export const userShape = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(ROLES)),
    isEnabled: z.boolean(),
    isPaid: z.boolean(),
    isTerminated: z.boolean(),
    availablePages: z.number().int(),
    availableCards: z.number().int(),
    showQuestion: z.boolean(),
    plan: z.object({ data: z.object({ status: z.enum(PLAN_STATUSES) }) }),
    activeSubscription: z
      .object({
        endDate: z.object({ date: instant }).optional(),
        cycle: z.enum(BILLING_CYCLES).optional(),
        seats: z.number().int(),
      })
      .optional(),
  })
  .meta({ id: "User" });

export const tokensShape = z.object({ token: z.string(), refresh_token: z.string() }).meta({ id: "Tokens" });

const draft = { temporaryId: z.string(), type: z.enum(["page", "business-card"]) };

/** What became of drafts from before signing in. */
export const claimedShape = z
  .object({
    created: z.array(z.object({ ...draft, id: z.string(), hash: z.string().optional() })),
    kept: z.array(z.object({ ...draft, type: draft.type.optional(), reason: z.string() })),
  })
  .meta({ id: "ClaimedDrafts" });

export const storedImageShape = z.object({ url, width: z.number().int(), height: z.number().int() });

export const pageImageShape = storedImageShape.extend({ bytes: z.number().int() });

/** Whose image is uploaded, as form data and queries carry it: 1 to 5, or `block` with the block's key. */
export const slotFields = {
  type: z.enum(["1", "2", "3", "4", "5", "block"]),
  block: z.string().optional(),
};

/** The same for a page, whose share image may be given as well. */
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
