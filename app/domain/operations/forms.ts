import { z } from "zod";
import { ID_PREFIXES, type IdPrefix, isId } from "~/domain/ids";
import { LIMITS } from "~/domain/limits";
import { emailSchema } from "~/domain/mail-address";
import { filledLine } from "~/domain/text";

const idOf = (prefix: IdPrefix) => z.string().refine((id) => isId(prefix, id), "invalidFormat");

/** Why an operator does something: in the audit log, and in the mail to the owner. */
export const operatorReason = filledLine(LIMITS.actReason, "required");

/** The form that searches an account by its address. */
export const searchForm = z.strictObject({ email: emailSchema });

/** An account by its address, or by its id where a list names it. */
export const accountSearchSchema = z.union([searchForm, z.strictObject({ id: idOf(ID_PREFIXES.user) })]);
export type AccountSearch = z.output<typeof accountSearchSchema>;

/** The form behind every step of an operator. */
export const reasonForm = z.strictObject({ reason: operatorReason });

export const pageStepSchema = z.strictObject({
  intent: z.enum(["suspend", "restore"]),
  reason: operatorReason,
});

export const accountStepSchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("block"),
    reason: operatorReason,
    /** Ends what is paid for too. */
    endsPlan: z.boolean().default(false),
  }),
  z.strictObject({ intent: z.literal("restore"), reason: operatorReason }),
]);

export const dismissSchema = z.strictObject({
  reason: operatorReason,
  /** The newest report shown to the operator: later ones stay open. */
  until: z.iso.datetime(),
});
export type DismissInput = z.output<typeof dismissSchema>;
