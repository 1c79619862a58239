import { z } from "zod";
import { LIMITS } from "~/domain/limits";

/** What the measurement service is told of, by the names it has for them. */
export const MEASURED_EVENTS = ["sign_up", "login", "begin_checkout", "purchase", "share"] as const;

/** An e-mail address in any value: nothing that names a person leaves. */
const ADDRESS = /[^\s@]@[^\s@]/;

const key = z.string().regex(/^[a-z]\w{0,39}$/i, "invalidFormat");
const text = z
  .string()
  .max(LIMITS.measuredValue)
  .refine((value) => !ADDRESS.test(value), "invalidFormat");

/** A few flat values. */
export const measuredParamsSchema = z
  .record(key, z.union([text, z.number()]))
  .refine((values) => Object.keys(values).length <= LIMITS.measuredParams, { error: "tooMany" });

/** By which the service knows a browser or a device: random, made once its person has agreed. */
export const clientIdSchema = z.string().regex(/^[\w.-]{8,64}$/, "invalidFormat");

/**
 * An event that a program tells of. `params.client_id` is what the program made once its person agreed to be measured;
 * without it nothing is passed on.
 */
export const measuredEventSchema = z.strictObject({
  name: z.enum(MEASURED_EVENTS),
  params: measuredParamsSchema.optional(),
});

export type MeasuredEvent = z.output<typeof measuredEventSchema>;
export type MeasuredParams = z.output<typeof measuredParamsSchema>;
