import { z } from "zod";
import { PLAN_STATUSES } from "~/domain/billing/entitlement";
import { BILLING_CYCLES } from "~/domain/billing/plans";
import { ROLES } from "./actor";

/** A user as they read themselves. */
export const userViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
  isEnabled: z.boolean(),
  isPaid: z.boolean(),
  isTerminated: z.boolean(),
  /** How many more may be made. */
  availablePages: z.number().int(),
  availableCards: z.number().int(),
  /** The onboarding questions were neither answered nor dismissed. */
  showQuestion: z.boolean(),
  plan: z.object({ data: z.object({ status: z.enum(PLAN_STATUSES) }) }),
  activeSubscription: z
    .object({
      endDate: z.object({ date: z.iso.datetime() }).optional(),
      cycle: z.enum(BILLING_CYCLES).optional(),
      seats: z.number().int(),
    })
    .optional(),
});

export type UserView = z.output<typeof userViewSchema>;
