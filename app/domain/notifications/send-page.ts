import { z } from "zod";
import { emailSchema } from "~/domain/mail-address";

/** The recipient of a page's address. */
export const sendPageSchema = z.strictObject({ email: emailSchema });

export type SendPage = z.output<typeof sendPageSchema>;
