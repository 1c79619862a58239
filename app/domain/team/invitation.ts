import { z } from "zod";
import { isHash } from "~/domain/ids";
import { PERMISSIONS } from "./permission";

/** An invitation to a team, as the invited person reads it. */
export const invitationViewSchema = z.object({
  id: z.string(),
  /** The address that is invited. */
  email: z.string(),
  /** The inviting user's name. */
  team: z.string(),
  permission: z.enum(PERMISSIONS),
  /** The card assigned with it. */
  card: z.object({ hash: z.string().refine(isHash), header: z.string() }).optional(),
  expiresAt: z.iso.datetime(),
});
export type InvitationView = z.output<typeof invitationViewSchema>;

/** Actions on an invitation's screen: to accept it, or to do so with another account. */
export const joinForm = z.object({ intent: z.enum(["accept", "switch"]) });
