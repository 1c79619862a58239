import { PermanentFailure } from "./permanent-failure.server";
import type { Platform } from "./platform.server";

/** A rendered mail, ready to send. */
export interface OutgoingMail {
  to: string;
  /** The recipient of replies; by default only the sender's own address. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The service accepts `List-Unsubscribe` and the like, and refuses `Message-ID` and `Date`. */
  headers?: Record<string, string>;
}

/** Codes of the mail service that a retry cannot mend: invalid content, suppressed recipient, too large. */
const PERMANENT = /E_(VALIDATION|FIELD|RECIPIENT|SUPPRESSED|TOO_LARGE|CONTENT|HEADER)/;

/**
 * Sends one mail. In development the sandbox's inbox takes it instead of the mail service, so that its links can be
 * followed without an account at the service.
 * @throws PermanentFailure when a retry cannot help, any other error when it may
 */
export async function deliverMail(platform: Platform, mail: OutgoingMail): Promise<void> {
  const { SANDBOX, MAIL } = platform.bindings;
  const from = platform.config.mailFrom;
  if (SANDBOX) {
    const init = { method: "POST", body: JSON.stringify({ ...mail, from }) };
    const response = await SANDBOX.fetch("http://sandbox/mails", init);
    if (!response.ok) throw new Error(`The development inbox answered ${response.status}`);
    return;
  }
  if (!MAIL) throw new Error("There is no mail binding; see docs/deployment.md");
  try {
    await MAIL.send({ from, ...mail });
  } catch (error) {
    const code = String((error as { code?: string }).code ?? "");
    if (PERMANENT.test(code)) throw new PermanentFailure(`mail refused: ${code}`, { cause: error });
    throw error;
  }
}
