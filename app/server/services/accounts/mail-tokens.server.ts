import { newId, newToken } from "~/domain/ids";
import { LIFETIMES } from "~/domain/limits";
import { enqueue } from "~/server/data/outbox.server";
import { insertMailToken, type MailTokenPurpose, type UserRow } from "~/server/data/users.server";
import { sha256 } from "~/server/platform/digest.server";
import type { Platform } from "~/server/platform/platform.server";

/** The purposes whose mail contains only the link. */
type PlainPurpose = Extract<MailTokenPurpose, "reset-password" | "verify-email">;

const SECONDS: Record<PlainPurpose, number> = {
  "reset-password": LIFETIMES.resetToken,
  "verify-email": LIFETIMES.verifyToken,
};
const MAIL_KIND = { "reset-password": "resetPassword", "verify-email": "verifyEmail" } as const;

/**
 * @returns the two inserts of a token sent by mail: its hash, and the job that sends it. The token itself is only in
 *   the job's payload, which is emptied once the mail is sent.
 */
export async function prepareMailToken(
  platform: Platform,
  user: Pick<UserRow, "id" | "email" | "name" | "locale">,
  purpose: PlainPurpose,
) {
  const now = platform.realNow();
  const token = newToken();
  const id = newId("tok");
  const row = insertMailToken(platform.db, {
    id,
    userId: user.id,
    purpose,
    tokenHash: await sha256(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SECONDS[purpose] * 1000),
  });
  const job = enqueue(
    {
      name: "sendMail",
      shard: user.id,
      payload: {
        mailId: id,
        mail: {
          to: user.email,
          language: user.locale,
          kind: MAIL_KIND[purpose],
          params: { name: user.name, token },
        },
      },
    },
    now,
  );
  return [row, job] as const;
}
