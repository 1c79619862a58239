import { z } from "zod";
import { emailSchema } from "~/domain/mail-address";
import { givenPasswordSchema } from "./schema";

/** Reasons for deleting an account: a closed list, so that no personal data is stored with them. */
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

/** The account's own address, retyped; the password unless the session was confirmed recently. */
export const deleteAccountSchema = z.strictObject({
  email: emailSchema,
  password: givenPasswordSchema.optional(),
  reason: z.enum(DELETION_REASONS).optional(),
  /** Confirms that the team ends with the account; required of owners with members. */
  endsTeam: z.boolean().optional(),
});

export type DeleteAccountInput = z.output<typeof deleteAccountSchema>;

/** Items of an account that are listed by name; those beyond are counted. */
export const MAX_NAMED = 50;

/** What is deleted with an account: lists hold at most MAX_NAMED, counts cover all. */
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
  /** Absent without a paid plan. */
  subscription?: LeavingSubscription;
}

/** The paid subscription, and the amount refundable before deletion; amounts in units of the currency. */
export interface LeavingSubscription {
  paidUntil?: string;
  withdrawal?: { until: string; amount: number; currency: string };
}
