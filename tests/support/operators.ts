import { eq } from "drizzle-orm";
import type { UserActor } from "~/domain/accounts/actor";
import { newId } from "~/domain/ids";
import type { Mail } from "~/domain/notifications/mail";
import { pageInputSchema } from "~/domain/pages/schema";
import { users } from "~/server/data/schema/accounts.server";
import { auditLog, outbox } from "~/server/data/schema/operations.server";
import { passkeys } from "~/server/data/schema/sign-in.server";
import { createPage } from "~/server/services/pages/create-page.server";
import { PRO, type TestPlatform, testActor } from "./platform";

/** A recently authenticated admin. */
export async function testOperator(platform: TestPlatform): Promise<UserActor> {
  const actor = await testActor(platform);
  const roles = ["ROLE_USER", "ROLE_SUPER_ADMIN"] as const;
  await platform.db
    .update(users)
    .set({ roles: [...roles] })
    .where(eq(users.id, actor.userId));
  return { ...actor, roles };
}

/** An admin's session in an account, even if that account were an admin's. */
export const whileActing = (actor: UserActor, adminId: string, now: Date): UserActor => ({
  ...actor,
  roles: ["ROLE_USER", "ROLE_SUPER_ADMIN"],
  acting: { adminId, reason: "A ticket", until: new Date(now.getTime() + 3_600_000) },
});

export async function givePasskey(platform: TestPlatform, userId: string): Promise<void> {
  await platform.db.insert(passkeys).values({
    id: newId("psk"),
    userId,
    credentialId: newId("psk"),
    publicKey: Buffer.from("key"),
    counter: 0,
    isBackedUp: false,
    name: "Key",
    createdAt: platform.now(),
  });
}

/** A subscriber with a live page. */
export async function withPage(platform: TestPlatform, title = "A page") {
  const owner = await testActor(platform, PRO);
  const slug = `operated-${crypto.randomUUID().slice(0, 13)}`;
  const input = pageInputSchema.parse({ slug, profile: { title } });
  const { page } = await createPage(platform, owner, input, { published: true });
  return { owner, id: page.id, slug };
}

export const auditOf = (platform: TestPlatform, thing: string) =>
  platform.db.select().from(auditLog).where(eq(auditLog.thing, thing));

/** The pending mails of these kinds to a user. */
export async function mailsOf(platform: TestPlatform, userId: string, kinds: RegExp): Promise<Mail[]> {
  const rows = await platform.db.select().from(outbox).where(eq(outbox.shard, userId));
  return rows
    .filter(({ name }) => name === "sendMail")
    .map(({ payload }) => (payload as { mail?: Mail }).mail)
    .filter((mail): mail is Mail => mail !== undefined && kinds.test(mail.kind));
}

export const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error) => `${error.code}: ${error.messageKey}`,
  );
