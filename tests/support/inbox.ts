import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { dueJobs } from "~/server/data/outbox.server";
import { users } from "~/server/data/schema/accounts.server";
import { runJob } from "../../workers/jobs/table";
import type { Inbox, InboxMail } from "../../workers/sandbox/inbox";
import type { TestPlatform } from "./platform";

/** Runs a user's due jobs by hand and gives the newest mail to them that contains `text`. */
export async function mailTo(platform: TestPlatform, email: string, text = ""): Promise<InboxMail> {
  const [user] = await platform.db.select().from(users).where(eq(users.email, email));
  const due = await dueJobs(platform.db, user?.id ?? "", new Date(platform.now().getTime() + 1000), 50);
  for (const job of due) await runJob(platform, job);
  const namespace = (env as unknown as { INBOX: DurableObjectNamespace<Inbox> }).INBOX;
  const mails = await namespace.get(namespace.idFromName("inbox")).list();
  const found = mails.find((mail) => mail.to === email && mail.text.includes(text));
  if (!found) throw new Error(`No mail to ${email} with "${text}" among ${mails.length}`);
  return found;
}
