import { z } from "zod";
import { DAY_MS } from "~/domain/durations";
import { ID_PREFIXES, isId } from "~/domain/ids";
import { emailSchema } from "~/domain/mail-address";

/** What becomes of the card of who has left: somebody else has it, nobody has it, or it is retired. */
export const CARD_CHOICES = ["successor", "keep", "retire"] as const;
export type CardChoice = (typeof CARD_CHOICES)[number];

/** Where the card's codes lead: as before, to the successor's card, or to a page of the owner. */
export const CODE_CHOICES = ["stay", "card", "page"] as const;
export type CodeChoice = (typeof CODE_CHOICES)[number];

export const LEAVING_CAUSES = ["removed", "left", "deleted"] as const;
export type LeavingCause = (typeof LEAVING_CAUSES)[number];

/** For how long a decision can be taken back, in milliseconds. */
export const LEAVING_UNDO_MS = DAY_MS;

/** For how long who has left may take a file of the contacts they met, in milliseconds. */
export const LEAVING_EXPORT_MS = 14 * DAY_MS;

const memberId = z.string().refine((id) => isId(ID_PREFIXES.member, id), { error: "invalidFormat" });
const pageId = z.string().refine((id) => isId(ID_PREFIXES.page, id), { error: "invalidFormat" });

/** Whether a choice names somebody: who gets the card, or to whose card its codes lead. */
export const needsSuccessor = ({ card, codes }: { card: CardChoice; codes: CodeChoice }): boolean =>
  card === "successor" || codes === "card";

const choiceFields = z.strictObject({
  card: z.enum(CARD_CHOICES),
  codes: z.enum(CODE_CHOICES).default("stay"),
  /** The member who gets the card, or to whose card its codes lead. */
  successor: memberId.optional(),
  /** Instead of a member, the address of somebody who is invited with the card. */
  invite: emailSchema.optional(),
  /** The page that the codes lead to. */
  page: pageId.optional(),
  /** Whether the successor sees the contacts that were met before. */
  seesEarlier: z.boolean().default(false),
  /** Whether who left may take a file of the contacts they met. */
  offersExport: z.boolean().default(false),
});

/** The fields of a choice, and what holds between them. */
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

/** What an owner decides when somebody leaves. */
export const leavingChoiceSchema = consistent(choiceFields);

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");

/** The same as the parameters of an address; without any the card stays without a person. */
export const leavingQuerySchema = consistent(
  choiceFields.extend({
    card: z.enum(CARD_CHOICES).default("keep"),
    seesEarlier: flag,
    offersExport: flag,
  }),
);

export type LeavingChoice = z.output<typeof leavingChoiceSchema>;

/** What holds where an owner removes somebody and says nothing else. */
export const KEPT_AS_IT_IS: LeavingChoice = {
  card: "keep",
  codes: "stay",
  seesEarlier: false,
  offersExport: false,
};

/** That somebody left, as the owner reads it. */
export const leavingViewSchema = z.object({
  id: z.string(),
  /** Empty once their account is erased. */
  name: z.string(),
  cause: z.enum(LEAVING_CAUSES),
  /** The card they had, whether it is there still or retired. */
  card: z.object({ hash: z.string(), title: z.string() }).optional(),
  /** Whether they have an account to which a file can be offered. */
  hasAccount: z.boolean(),
  leftAt: z.iso.datetime(),
  /** What was decided about the card; absent until then. */
  decided: z.enum(CARD_CHOICES).optional(),
  /** Until when that can be taken back. */
  undoUntil: z.iso.datetime().optional(),
});
export type LeavingView = z.output<typeof leavingViewSchema>;

/** Who and what can be chosen when somebody leaves. */
export const leavingOptionsSchema = z.object({
  /** Members who have no card, and those who have one, by name. */
  free: z.array(z.object({ id: z.string(), label: z.string() })),
  holders: z.array(z.object({ id: z.string(), label: z.string(), card: z.string() })),
  pages: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type LeavingOptions = z.output<typeof leavingOptionsSchema>;

/** Contacts that a former member may take with them. */
export const contactsOfferSchema = z.object({
  /** The former membership. */
  id: z.string(),
  team: z.string(),
  until: z.iso.datetime(),
});
export type ContactsOffer = z.output<typeof contactsOfferSchema>;

/** A decision as it is stored: with all that taking it back needs. */
export interface LeavingRecord extends LeavingChoice {
  /** Names this decision: what goes with it asks for it. */
  decision: string;
  /** Names the undo, once it was made. */
  undo?: string;
  /** The member whom the decision invited. */
  invited?: string;
  /** Where each of the card's codes led before. */
  codesBefore: { code: string; card: string | null; page: string | null }[];
  /** The former members whose contacts the successor sees by this decision. */
  granted: string[];
}
