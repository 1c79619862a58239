import { timingSafeEqual } from "node:crypto";
import type { Config } from "./config.server";
import { hmac } from "./digest.server";

/**
 * What signs and hashes, by how long its results must last: `session` sign-ins, cookies and forms (a month at most);
 * `links` in mails and of visitors (as long as there is what they lead to); `suppression` the ids of mailboxes (for
 * ever); `passes` in phones; `stored` what is encrypted in the database.
 */
export type SecretName = "session" | "links" | "suppression" | "passes" | "stored";

/** The current secret, and the one before it, by which older results are still verified and found. */
export type Secrets = Record<SecretName, readonly [string, ...string[]]>;

type Configured = { config: Pick<Config, "secrets"> };

/** @returns HMAC-SHA-256 of a text by the current secret, in lower-case hex */
export const macOf = ({ config }: Configured, name: SecretName, text: string): Promise<string> =>
  hmac(config.secrets[name][0], text);

/** @returns the same by each secret, the current one first: for look-ups */
export const macsOf = ({ config }: Configured, name: SecretName, text: string): Promise<string[]> =>
  Promise.all(config.secrets[name].map((secret) => hmac(secret, text)));

/** Whether a text was signed by the current secret or the one before. @param given the start of an HMAC, or all of it */
export async function isMacOf(
  configured: Configured,
  name: SecretName,
  text: string,
  given: string,
): Promise<boolean> {
  const bytes = Buffer.from(given);
  const macs = await macsOf(configured, name, text);
  return macs
    .map((mac) => Buffer.from(mac.slice(0, given.length)))
    .some((mac) => mac.length === bytes.length && mac.length > 0 && timingSafeEqual(mac, bytes));
}
