import { z } from "zod";
import { DEVICE_KINDS } from "~/domain/accounts/device";
import { providerSchema } from "~/domain/accounts/social";
import { END_CAUSES } from "~/domain/billing/subscription-record";
import { beyondSchema } from "~/domain/billing/view";
import { ID_PREFIXES, isHash, isId } from "~/domain/ids";
import { countsSchema } from "~/domain/visits/counts";
import { isNotificationKind, type NotificationKind } from "./kinds";

const text = z.string().max(500);
const instant = z.iso.datetime();
const url = z.url({ protocol: /^https?$/ }).max(2048);
/** `amount` in the currency's smallest unit, `currency` as Stripe writes it: `usd`. */
const money = { amount: z.number().int().nonnegative(), currency: z.string().regex(/^[a-z]{3}$/) };
/**
 * Seats of a smaller plan, the numbers and names of pages and cards that exceed it and rest, and those chosen to stay.
 */
const beyond = {
  seats: z.number().int().positive(),
  ...beyondSchema.partial({ names: true }).shape,
};
/** The page that stays live after an end, by its title or address. */
const stays = text.optional();
const nothing = z.strictObject({});

/** Payload of each kind of notification. */
export const PAYLOADS = {
  /** An invoice was paid; `periodEnd` is the end of the paid period, absent for a plan that had ended. */
  paid: z.strictObject({
    ...money,
    number: z.string().max(100),
    seats: z.number().int().positive(),
    cycle: z.enum(["monthly", "yearly"]),
    periodEnd: instant.optional(),
    /** Amount and date of the next automatic charge, if any. */
    nextAmount: z.number().int().nonnegative().optional(),
    nextDate: instant.optional(),
    /** The deadline for withdrawing from the purchase. */
    withdrawUntil: instant.optional(),
    invoiceUrl: url,
    pdfUrl: url.optional(),
  }),
  /** `triesLeft` further attempts are made for the invoice; without a payment the plan ends by `endsAt`. */
  paymentFailed: z.strictObject({
    ...money,
    attempt: z.enum(["first", "second", "last"]),
    payUrl: url,
    nextAttemptAt: instant.optional(),
    triesLeft: z.number().int().nonnegative().optional(),
    endsAt: instant.optional(),
    stays,
  }),
  /** The bank requires its customer to confirm a payment. */
  actionNeeded: z.strictObject({ ...money, payUrl: url }),
  renewsSoon: z.strictObject({ ...money, date: instant }),
  endsSoon: z.strictObject({ date: instant, days: z.number().int().positive(), stays }),
  ended: z.strictObject({ date: instant, cause: z.enum(END_CAUSES).optional(), stays }),
  /** The receipt of a withdrawal: `amount` was refunded, of the invoices with these numbers. */
  withdrawn: z.strictObject({
    ...money,
    date: instant,
    numbers: z.array(z.string().max(100)).max(100).optional(),
  }),
  /** `date` is the end of the active plan. */
  subscriptionCancelled: z.strictObject({ date: instant, stays }),
  /** A cancellation or a scheduled change was reverted; `date` is of the next payment. */
  planKept: z.strictObject({ ...money, date: instant }),
  /** Fewer seats or another cycle, from `date` on. */
  changePlanned: z.strictObject({
    date: instant,
    seats: z.number().int().positive(),
    cycle: z.enum(["monthly", "yearly"]),
  }),
  /** A smaller plan begins: the number of items that exceed it. */
  shrinksSoon: z.strictObject({ date: instant, ...beyond }),
  shrunk: z.strictObject(beyond),
  /** A visitor submitted a contact form; `page` is its title or address, `card` the name on the card. */
  contact: z.strictObject({
    contactId: z.string().refine((id) => isId(ID_PREFIXES.contact, id)),
    name: text,
    page: text.optional(),
    card: text.optional(),
  }),
  /** A visitor withdrew their details; their identity is not included. */
  contactWithdrawn: nothing,
  /** Contacts last met more than `months` ago are deleted from `date` on. */
  contactsExpire: z.strictObject({ date: instant, months: z.number().int().positive() }),
  /** `name` is of the user who invited, joined, left or removed a member. */
  invitation: z.strictObject({ name: text }),
  joined: z.strictObject({ name: text }),
  left: z.strictObject({
    name: text,
    leaving: z
      .string()
      .refine((id) => isId(ID_PREFIXES.memberLeaving, id))
      .optional(),
  }),
  removed: z.strictObject({ name: text }),
  /** `date` is the deadline for downloading them. */
  contactsOffered: z.strictObject({ name: text, date: instant }),
  rejoined: z.strictObject({ name: text }),
  teamEnded: z.strictObject({ name: text }),
  cardAssigned: z.strictObject({ hash: z.string().refine(isHash), title: text }),
  cardUnassigned: z.strictObject({ title: text }),
  identityAdded: z.strictObject({ provider: providerSchema }),
  identityRemoved: z.strictObject({ provider: providerSchema }),
  passkeyAdded: nothing,
  passkeyRemoved: nothing,
  passwordChanged: nothing,
  emailChanged: nothing,
  newDevice: z.strictObject({
    device: z.enum(DEVICE_KINDS),
    browser: z.string().max(40).optional(),
    country: z.string().max(80).optional(),
    city: z.string().max(80).optional(),
  }),
  /** A session was ended because its old refresh token was reused. */
  signedOut: nothing,
  actedAs: z.strictObject({ reason: text }),
  /** Statistics of the seven days up to `date`; mailed separately. */
  visits: z.strictObject({ date: instant, ...countsSchema.shape }),
  /** `at` is the deadline for downloading it. */
  exportReady: z.strictObject({ at: instant }),
} as const satisfies Record<NotificationKind, z.ZodType>;

export type PayloadOf<K extends NotificationKind> = z.output<(typeof PAYLOADS)[K]>;

/** A notification: a kind and its payload. */
export type Told = { [K in NotificationKind]: { kind: K; payload: PayloadOf<K> } }[NotificationKind];

const told = <K extends NotificationKind>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), payload: PAYLOADS[kind] });

/** A validated stored or sent notification. */
export const toldSchema = z.discriminatedUnion("kind", [
  told("paid"),
  told("paymentFailed"),
  told("actionNeeded"),
  told("renewsSoon"),
  told("endsSoon"),
  told("ended"),
  told("withdrawn"),
  told("subscriptionCancelled"),
  told("planKept"),
  told("changePlanned"),
  told("shrinksSoon"),
  told("shrunk"),
  told("contact"),
  told("contactWithdrawn"),
  told("contactsExpire"),
  told("invitation"),
  told("joined"),
  told("left"),
  told("removed"),
  told("contactsOffered"),
  told("rejoined"),
  told("teamEnded"),
  told("cardAssigned"),
  told("cardUnassigned"),
  told("identityAdded"),
  told("identityRemoved"),
  told("passkeyAdded"),
  told("passkeyRemoved"),
  told("passwordChanged"),
  told("emailChanged"),
  told("newDevice"),
  told("signedOut"),
  told("actedAs"),
  told("visits"),
  told("exportReady"),
]);

/** @returns a stored notification, or null if its kind or its shape is no longer supported */
export function storedTold({ kind, payload }: { kind: string; payload: unknown }): Told | null {
  if (!isNotificationKind(kind)) return null;
  const parsed = toldSchema.safeParse({ kind, payload });
  return parsed.success ? parsed.data : null;
}
