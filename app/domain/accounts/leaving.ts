import { z } from "zod";
import { emailSchema } from "~/domain/mail-address";
import { givenPasswordSchema } from "./schema";

/** Why somebody leaves: a closed list, so that nothing personal is kept with it. */
export const DELETION_REASONS = [
  "unused",
  "missing",
  "difficult",
  "price",
  "other-service",
  "privacy",
  "other",
] as const;
export type DeletionReason = (typeof DELETION_REASONS)[number];

/** The account's own address typed once more; the password where the session was not confirmed a short while ago. */
export const deleteAccountSchema = z.strictObject({
  email: emailSchema,
  password: givenPasswordSchema.optional(),
  reason: z.enum(DELETION_REASONS).optional(),
  /** That the account's team ends with it: asked of who has members. */
  endsTeam: z.boolean().optional(),
});

export type DeleteAccountInput = z.output<typeof deleteAccountSchema>;

/** Things of an account that the screen names one by one; those beyond are counted. */
export const MAX_NAMED = 50;

/** What goes with an account: lists hold at most MAX_NAMED, counts are of all. */
export interface LeavingSummary {
  pages: { id: string; title: string; url: string; isLive: boolean }[];
  pageCount: number;
  cards: { hash: string; title: string; header: string; phones: number }[];
  cardCount: number;
  /** Passes on phones, over all cards. */
  phoneCount: number;
  /** Members of the team, by name. */
  members: { id: string; name: string }[];
  memberCount: number;
  contactCount: number;
  draftCount: number;
  /** Absent for who pays nothing. */
  subscription?: LeavingSubscription;
}

/** What is paid for, and what of it can be got back before the account is deleted; amounts in units of the currency. */
export interface LeavingSubscription {
  paidUntil?: string;
  withdrawal?: { until: string; amount: number; currency: string };
}
