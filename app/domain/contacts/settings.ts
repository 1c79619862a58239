import { z } from "zod";
import { LIMITS } from "~/domain/limits";

/** For how many months after the last meeting contacts are stored; 0 is without an end. */
export const RETENTION_MONTHS = [6, 12, 24, 36, 0] as const;

/** What an owner chooses about all contacts. */
export interface ContactSettings {
  retentionMonths: number;
  /** Whether visitors get a mail of what they left. */
  sendsReceipts: boolean;
}

export const DEFAULT_SETTINGS: ContactSettings = { retentionMonths: 36, sendsReceipts: true };

/** A change of them; what is left out stays. */
export const contactSettingsChangeSchema = z.strictObject({
  retentionMonths: z.literal(RETENTION_MONTHS).optional(),
  sendsReceipts: z.boolean().optional(),
});

export type ContactSettingsChange = z.output<typeof contactSettingsChangeSchema>;

/** How many contacts there are, of how many there may be. */
export const contactCountSchema = z.object({ used: z.number().int(), limit: z.number().int() });
export type ContactCount = z.output<typeof contactCountSchema>;

export const contactSettingsViewSchema = z.object({
  retentionMonths: z.literal(RETENTION_MONTHS),
  sendsReceipts: z.boolean(),
  contacts: contactCountSchema,
});

/** Whether to warn an owner that the contact list is almost full. */
export const isNearlyFull = ({ used }: Pick<ContactCount, "used">): boolean => used >= LIMITS.contacts * 0.9;
