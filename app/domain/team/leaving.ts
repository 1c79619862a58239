import { z } from "zod";
import { DAY_MS } from "~/domain/durations";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { emailSchema } from "~/domain/mail-address";

/** What happens to the card of a former member: it goes to a successor, stays unassigned, or is retired. */
export const CARD_CHOICES = ["successor", "keep", "retire"] as const;
export type CardChoice = (typeof CARD_CHOICES)[number];

/** The target of the card's codes: unchanged, the successor's card, or a page of the owner. */
export const CODE_CHOICES = ["stay", "card", "page"] as const;
export type CodeChoice = (typeof CODE_CHOICES)[number];

export const LEAVING_CAUSES = ["removed", "left", "deleted"] as const;
export type LeavingCause = (typeof LEAVING_CAUSES)[number];

/** How long a decision can be undone, in milliseconds. */
export const LEAVING_UNDO_MS = DAY_MS;

/** How long a former member may export the contacts they met, in milliseconds. */
export const LEAVING_EXPORT_MS = 14 * DAY_MS;

const memberId = z.string().refine((id) => isId(ID_PREFIXES.member, id), { error: "invalidFormat" });
const pageId = z.string().refine((id) => isId(ID_PREFIXES.page, id), { error: "invalidFormat" });

/** Whether a choice needs a successor: as the new holder of the card, or as the target of its codes. */
export const needsSuccessor = ({ card, codes }: { card: CardChoice; codes: CodeChoice }): boolean =>
  card === "successor" || codes === "card";

const choiceFields = z.strictObject({
  card: z.enum(CARD_CHOICES),
  codes: z.enum(CODE_CHOICES).default("stay"),
  /** The member who gets the card, or whose card its codes point to. */
  successor: memberId.optional(),
  /** Instead of a member, the address to invite with the card. */
  invite: emailSchema.optional(),
  /** The page that the codes point to. */
  page: pageId.optional(),
  /** Whether the successor sees the contacts that were met before. */
  seesEarlier: z.boolean().default(false),
  /** Whether the former member may export the contacts they met. */
  offersExport: z.boolean().default(false),
});

/** The fields of a choice, and the constraints between them. */
const consistent = <S extends z.ZodType<z.output<typeof choiceFields>>>(fields: S) =>
  fields
    .refine(({ card, invite }) => !invite || card === "successor", {
      path: ["invite"],
      error: "invalidFormat",
    })
    .refine(({ successor, invite }) => !successor || !invite, { path: ["invite"], error: "invalidFormat" })
    .refine((choice) => !needsSuccessor(choice) || choice.successor || choice.invite, {
      path: ["successor"],
      error: "required",
    })
    .refine(({ codes, page }) => codes !== "page" || page, { path: ["page"], error: "required" })
    .refine(({ seesEarlier, successor, invite }) => !seesEarlier || successor || invite, {
      path: ["seesEarlier"],
      error: "invalidFormat",
    });

/** The owner's decision about a former member's card. */
export const leavingChoiceSchema = consistent(choiceFields);

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");

/** The same as query parameters; without any the card stays unassigned. */
export const leavingQuerySchema = consistent(
  choiceFields.extend({
    card: z.enum(CARD_CHOICES).default("keep"),
    seesEarlier: flag,
    offersExport: flag,
  }),
);

export type LeavingChoice = z.output<typeof leavingChoiceSchema>;

/** The default if an owner removes a member without a decision. */
export const KEPT_AS_IT_IS: LeavingChoice = {
  card: "keep",
  codes: "stay",
  seesEarlier: false,
  offersExport: false,
};

/** A former member, as returned to the owner. */
export const leavingViewSchema = z.object({
  id: z.string(),
  /** Empty once their account is erased. */
  name: z.string(),
  cause: z.enum(LEAVING_CAUSES),
  /** The card they had, whether it is there still or retired. */
  card: z.object({ hash: z.string(), title: z.string() }).optional(),
  /** Whether they have an account to offer an export to. */
  hasAccount: z.boolean(),
  leftAt: z.iso.datetime(),
  /** What was decided about the card; absent until then. */
  decided: z.enum(CARD_CHOICES).optional(),
  /** Until when the decision can be undone. */
  undoUntil: z.iso.datetime().optional(),
});
export type LeavingView = z.output<typeof leavingViewSchema>;

/** The options for a former member's card. */
export const leavingOptionsSchema = z.object({
  /** Members who have no card, and those who have one, by name. */
  free: z.array(z.object({ id: z.string(), label: z.string() })),
  holders: z.array(z.object({ id: z.string(), label: z.string(), card: z.string() })),
  pages: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type LeavingOptions = z.output<typeof leavingOptionsSchema>;

/** Contacts that a former member may export. */
export const contactsOfferSchema = z.object({
  /** The former membership. */
  id: z.string(),
  team: z.string(),
  until: z.iso.datetime(),
});
export type ContactsOffer = z.output<typeof contactsOfferSchema>;

/** A stored decision, with all data needed to undo it. */
export interface LeavingRecord extends LeavingChoice {
  /** Identifies this decision: dependent writes check it. */
  decision: string;
  /** Identifies the undo, after it was made. */
  undo?: string;
  /** The member invited by the decision. */
  invited?: string;
  /** The previous targets of the card's codes. */
  codesBefore: { code: string; card: string | null; page: string | null }[];
  /** The former members whose contacts the decision makes visible to the successor. */
  granted: string[];
}
