import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { emailSchema } from "~/domain/mail-address";
import { multiLine } from "~/domain/text";

/** Reasons for reporting a page or a card's page. */
export const REPORT_REASONS = [
  "phishing",
  "malware",
  "spam",
  "impersonation",
  "copyright",
  "illegal",
  "adult",
  "other",
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The report form as it is posted; an empty e-mail is none. */
export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  text: multiLine(LIMITS.reportText).default(""),
  email: z.preprocess((value) => (value === "" ? undefined : value), emailSchema.optional()),
});

export type Report = z.output<typeof reportSchema>;
