import { and, asc, eq } from "drizzle-orm";
import type { UserActor } from "~/domain/accounts/actor";
import type { Mail } from "~/domain/notifications/mail";
import { outbox } from "~/server/data/schema/operations.server";
import type { TestPlatform } from "./platform";

type InvitationMail = Extract<Mail, { kind: "teamInvitation" }>;

/** The mails with invitations that an owner has sent, the oldest first, and the token in each. */
export async function inviteTokens(
  platform: TestPlatform,
  owner: UserActor,
): Promise<{ mail: InvitationMail; token: string }[]> {
  const rows = await platform.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.shard, owner.userId), eq(outbox.name, "sendMail")))
    .orderBy(asc(outbox.runAt), asc(outbox.id));
  return rows.flatMap(({ payload }) => {
    const { mail } = (typeof payload === "string" ? JSON.parse(payload) : payload) as { mail: Mail };
    return mail.kind === "teamInvitation" ? [{ mail, token: mail.params.token }] : [];
  });
}
