import { z } from "zod";

/** Events that screens report, besides flow steps; some count towards the dashboard's first steps. */
export const EVENT_TYPES = ["codeDownloaded", "linkShared", "linkCopied", "pageMailed"] as const;
export type EventType = (typeof EVENT_TYPES)[number];

const MAX_VALUES = 10;
const name = z.string().regex(/^[A-Za-z][\w-]{0,39}$/, "invalidFormat");
const value = z.union([z.string().max(200), z.number(), z.boolean()]);

/** A few scalar values; nothing nested, nothing long. */
const data = z
  .record(name, value)
  .refine((values) => Object.keys(values).length <= MAX_VALUES, { error: "tooMany" })
  .optional();

export const eventSchema = z.strictObject({ type: z.enum(EVENT_TYPES), data });

/** A step of a multi-step flow, as reported by a client. */
export const flowStepSchema = z.strictObject({ flow: name, step: name, data });

export type UserEvent = z.output<typeof eventSchema>;
export type FlowStep = z.output<typeof flowStepSchema>;
