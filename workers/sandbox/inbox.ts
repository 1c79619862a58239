import { DurableObject } from "cloudflare:workers";

export interface InboxMail {
  from: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  at: string;
}

const MAX_MAILS = 200;

// why: sending real mails needs an account with a mail service, which development must not require.
/** Stores the newest mails that the app sent, for developers and tests to read. */
export class Inbox extends DurableObject {
  async receive(mail: Omit<InboxMail, "at">): Promise<void> {
    const mails = await this.list();
    await this.ctx.storage.put(
      "mails",
      [{ ...mail, at: new Date().toISOString() }, ...mails].slice(0, MAX_MAILS),
    );
  }

  /** Newest first. */
  async list(): Promise<InboxMail[]> {
    return (await this.ctx.storage.get<InboxMail[]>("mails")) ?? [];
  }
}
