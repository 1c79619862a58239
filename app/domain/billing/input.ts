import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { keptChoiceSchema } from "./kept-choice";
import { BILLING_CYCLES, PLAN_FEATURES } from "./plans";

const cycle = z.enum(BILLING_CYCLES);
const seats = z.number().int().min(1).max(LIMITS.maxSeats);

/** Buying: never a price, which is the server's alone. */
export const checkoutInputSchema = z.strictObject({ cycle, seats });
export type CheckoutInput = z.output<typeof checkoutInputSchema>;

/** The same from our own screen, with the data for a return from an abandoned checkout. */
export const checkoutFormSchema = checkoutInputSchema.extend({
  /** The features that were requested. */
  for: z.array(z.enum(PLAN_FEATURES)).max(PLAN_FEATURES.length).optional(),
  /** The path of the screen to return to; validated where it is read. */
  back: z.string().max(200, { error: "tooLong" }).optional(),
});
export type CheckoutForm = z.output<typeof checkoutFormSchema>;

/** What is to become of a subscription; what is left out stays. */
export const planChangeSchema = z.strictObject({ cycle: cycle.optional(), seats: seats.optional() });
export type PlanChange = z.output<typeof planChangeSchema>;

export const changeInputSchema = planChangeSchema.extend({
  /** Of the preview that was shown. */
  prorationDate: z.number().int().positive().optional(),
  keep: keptChoiceSchema.optional(),
});
export type ChangeInput = z.output<typeof changeInputSchema>;

export const cancelInputSchema = z.strictObject({
  /** The cancellation policy. */
  agreed: z.literal(true),
  keep: keptChoiceSchema.optional(),
});
export type CancelInput = z.output<typeof cancelInputSchema>;

export const withdrawInputSchema = z.strictObject({ keep: keptChoiceSchema.optional() });
export type WithdrawInput = z.output<typeof withdrawInputSchema>;

/** Which page of Stripe's portal: the card, or company, VAT number and address of invoices. */
export const portalInputSchema = z.strictObject({ part: z.enum(["payment", "details"]) });
export type PortalInput = z.output<typeof portalInputSchema>;
