import { z } from "zod";
import { emailSchema } from "~/domain/mail-address";

/** To whom a page is sent. */
export const sendPageSchema = z.strictObject({ email: emailSchema });

export type SendPage = z.output<typeof sendPageSchema>;
