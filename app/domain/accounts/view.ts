import { z } from "zod";
import { PLAN_STATUSES } from "~/domain/billing/entitlement";
import { subscriptionViewSchema } from "~/domain/billing/view";
import { INDUSTRIES } from "~/domain/industries";
import { LANGUAGE_CODES } from "~/domain/languages";
import { ROLES } from "./actor";
import { TEAM_SIZES, USE_PURPOSES } from "./profile-choices";

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
  activeSubscription: subscriptionViewSchema.optional(),
  /** A changed address that is not proved yet. */
  pendingEmail: z.string().optional(),
  position: z.string().optional(),
  website: z.string().optional(),
  industry: z.enum(INDUSTRIES).optional(),
  usePurpose: z.enum(USE_PURPOSES).optional(),
  teamSize: z.enum(TEAM_SIZES).optional(),
  /** The language of mails. */
  locale: z.enum(LANGUAGE_CODES),
  /** An IANA name. */
  timeZone: z.string().optional(),
  /** URLs of the image, as uploaded and as cropped. */
  image: z.object({ original: z.string().optional(), cropped: z.string() }).optional(),
});

export type UserView = z.output<typeof userViewSchema>;
