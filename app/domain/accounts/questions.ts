import { z } from "zod";
import { INDUSTRIES } from "~/domain/industries";
import { networkById } from "~/domain/networks/networks";
import { EMAIL_CLIENTS, MAX_TOP_NETWORKS, TEAM_SIZES, USE_PURPOSES } from "./profile-choices";
import { nameSchema } from "./schema";

/** The questions after a sign-up, in this order; each can be skipped. */
export const QUESTIONS = ["name", "industry", "networks", "emailClient", "usePurpose"] as const;
export type Question = (typeof QUESTIONS)[number];

const network = z
  .string()
  .max(40)
  .refine((id) => networkById(id) !== undefined, { error: "invalidChoice" });

const answers = {
  name: nameSchema.optional(),
  industry: z.enum(INDUSTRIES).optional(),
  /** The networks that matter most. */
  networks: z
    .array(network)
    .max(MAX_TOP_NETWORKS)
    .refine((ids) => new Set(ids).size === ids.length, { error: "duplicateKey" })
    .optional(),
  emailClient: z.enum(EMAIL_CLIENTS).optional(),
  usePurpose: z.enum(USE_PURPOSES).optional(),
  teamSize: z.enum(TEAM_SIZES).optional(),
};

/** All answers at once, as sent by an API client; answered or dismissed questions are not shown again. */
export const questionsSchema = z.strictObject({ ...answers, dismissed: z.literal(true).optional() });

/** One answer of the screen: the shown question, without its value if it was skipped. */
export const answerSchema = z.strictObject({
  ...answers,
  asked: z.enum(QUESTIONS),
  dismissed: z.literal(true).optional(),
});

export type Answers = z.output<z.ZodObject<typeof answers>>;
