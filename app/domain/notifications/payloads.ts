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
/** Seats of a smaller plan, how many pages and cards rest for want of them and which, and what stays by choice. */
const beyond = {
  seats: z.number().int().positive(),
  ...beyondSchema.partial({ names: true }).shape,
};
/** The page that goes on after an end, by its title or address. */
const stays = text.optional();
const nothing = z.strictObject({});

/** What a notification of each kind is filled with. */
export const PAYLOADS = {
  /** An invoice was paid; `periodEnd` is until when, absent of a plan that had ended. */
  paid: z.strictObject({
    ...money,
    number: z.string().max(100),
    seats: z.number().int().positive(),
    cycle: z.enum(["monthly", "yearly"]),
    periodEnd: instant.optional(),
    /** What is charged next by itself, and when, as far as it is. */
    nextAmount: z.number().int().nonnegative().optional(),
    nextDate: instant.optional(),
    /** Until when the purchase can be withdrawn from. */
    withdrawUntil: instant.optional(),
    invoiceUrl: url,
    pdfUrl: url.optional(),
  }),
  /** Of an invoice: `triesLeft` are still made, and without a payment the plan ends by `endsAt`. */
  paymentFailed: z.strictObject({
    ...money,
    attempt: z.enum(["first", "second", "last"]),
    payUrl: url,
    nextAttemptAt: instant.optional(),
    triesLeft: z.number().int().nonnegative().optional(),
    endsAt: instant.optional(),
    stays,
  }),
  /** The bank asks its customer to confirm a payment. */
  actionNeeded: z.strictObject({ ...money, payUrl: url }),
  renewsSoon: z.strictObject({ ...money, date: instant }),
  endsSoon: z.strictObject({ date: instant, days: z.number().int().positive(), stays }),
  ended: z.strictObject({ date: instant, cause: z.enum(END_CAUSES).optional(), stays }),
  /** The receipt of a withdrawal: `amount` was given back, of the invoices with these numbers. */
  withdrawn: z.strictObject({
    ...money,
    date: instant,
    numbers: z.array(z.string().max(100)).max(100).optional(),
  }),
  /** `date` is until when the plan is still active. */
  subscriptionCancelled: z.strictObject({ date: instant, stays }),
  /** A cancellation or a planned change was taken back; `date` is of the next payment. */
  planKept: z.strictObject({ ...money, date: instant }),
  /** Fewer seats or another cycle, from `date` on. */
  changePlanned: z.strictObject({
    date: instant,
    seats: z.number().int().positive(),
    cycle: z.enum(["monthly", "yearly"]),
  }),
  /** A smaller plan begins: how much has no room in it. */
  shrinksSoon: z.strictObject({ date: instant, ...beyond }),
  shrunk: z.strictObject(beyond),
  /** A visitor left their details; `page` is its title or address, `card` whose card it is. */
  contact: z.strictObject({
    contactId: z.string().refine((id) => isId(ID_PREFIXES.contact, id)),
    name: text,
    page: text.optional(),
    card: text.optional(),
  }),
  /** Somebody withdrew what they had left: not who. */
  contactWithdrawn: nothing,
  /** Contacts last met more than `months` ago are deleted from `date` on. */
  contactsExpire: z.strictObject({ date: instant, months: z.number().int().positive() }),
  /** `name` is who invites, joined, left or removed somebody. */
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
  /** `date` is until when they can be taken. */
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
  /** A session was ended, because an old sign-in of it was used a second time. */
  signedOut: nothing,
  actedAs: z.strictObject({ reason: text }),
  /** What was counted in the seven days up to `date`; it is mailed alone. */
  visits: z.strictObject({ date: instant, ...countsSchema.shape }),
  /** `at` is until when it can be downloaded. */
  exportReady: z.strictObject({ at: instant }),
} as const satisfies Record<NotificationKind, z.ZodType>;

export type PayloadOf<K extends NotificationKind> = z.output<(typeof PAYLOADS)[K]>;

/** What somebody is told: a kind, and what fills it. */
export type Told = { [K in NotificationKind]: { kind: K; payload: PayloadOf<K> } }[NotificationKind];

const told = <K extends NotificationKind>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), payload: PAYLOADS[kind] });

/** A stored or sent notification, checked. */
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

/** @returns what a stored notification tells, or null where its kind or its shape is known no more */
export function storedTold({ kind, payload }: { kind: string; payload: unknown }): Told | null {
  if (!isNotificationKind(kind)) return null;
  const parsed = toldSchema.safeParse({ kind, payload });
  return parsed.success ? parsed.data : null;
}
