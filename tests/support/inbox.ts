import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { dueJobs } from "~/server/data/outbox.server";
import { users } from "~/server/data/schema/accounts.server";
import { runJob } from "../../workers/jobs/table";
import type { Inbox, InboxMail } from "../../workers/sandbox/inbox";
import type { TestPlatform } from "./platform";

/** Runs a user's due jobs by hand and gives the newest mail to them that contains `text`. */
export async function mailTo(platform: TestPlatform, email: string, text = ""): Promise<InboxMail> {
  const [found] = await mailsTo(platform, email, text);
  if (!found) throw new Error(`No mail to ${email} with "${text}"`);
  return found;
}

/** Runs a user's due jobs by hand and gives all mails to them that contain `text`, the newest first. */
export async function mailsTo(platform: TestPlatform, email: string, text: string): Promise<InboxMail[]> {
  const [user] = await platform.db.select().from(users).where(eq(users.email, email));
  const due = await dueJobs(platform.db, user?.id ?? "", new Date(platform.now().getTime() + 1000), 50);
  for (const job of due) await runJob(platform, job);
  const namespace = (env as unknown as { INBOX: DurableObjectNamespace<Inbox> }).INBOX;
  const mails = await namespace.get(namespace.idFromName("inbox")).list();
  return mails.filter((mail) => mail.to === email && mail.text.includes(text));
}

/** @returns the mails of a kind that wait for an account, the oldest first */
export async function mailsOf(platform: TestPlatform, userId: string, kind: string) {
  const { results } = await platform.db.$client
    .prepare("SELECT payload FROM outbox WHERE shard = ? AND name = 'sendMail' ORDER BY created_at, rowid")
    .bind(userId)
    .all<{ payload: string }>();
  return results.map(({ payload }) => JSON.parse(payload).mail).filter((mail) => mail?.kind === kind);
}
