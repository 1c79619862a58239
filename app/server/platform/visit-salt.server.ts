import { hash } from "node:crypto";
import { type SipKey, sipHash } from "~/domain/visits/sip-hash";
import type { Bindings } from "./bindings.server";

/** Where salts lie: in R2, where deletion is final. Database and objects can be recovered for a month. */
export const SALT_PREFIX = "h/";
const SALT_BYTES = 32;
/** Dates that are today somewhere. */
const MAX_DATES = 3;

/** The keys of dates' salts, as this isolate has read them. */
const known = new Map<string, SipKey>();

/** @returns the key of a date's salt, where this isolate has read it already */
export const knownSaltKey = (day: string): SipKey | undefined => known.get(day);

/**
 * Reads the salt of a date, or makes it: of several isolates that do so at once one salt stays.
 * @returns the key that is made of it @throws when the bucket does not answer
 */
export async function loadSaltKey({ BUCKET }: Pick<Bindings, "BUCKET">, day: string): Promise<SipKey> {
  const salt = (await readSalt(BUCKET, day)) ?? (await makeSalt(BUCKET, day));
  for (const date of [...known.keys()].sort().slice(0, -(MAX_DATES - 1))) known.delete(date);
  const key = saltKey(salt);
  known.set(day, key);
  return key;
}

async function readSalt(bucket: R2Bucket, day: string): Promise<string | undefined> {
  return (await bucket.get(SALT_PREFIX + day))?.text();
}

async function makeSalt(bucket: R2Bucket, day: string): Promise<string> {
  const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SALT_BYTES))));
  const onlyIf = new Headers({ "If-None-Match": "*" });
  const stored = await bucket.put(SALT_PREFIX + day, made, { onlyIf });
  const salt = stored ? made : await readSalt(bucket, day);
  if (salt === undefined) throw new Error(`The salt of ${day} is gone.`);
  return salt;
}

/** Forgets what this isolate has read: a date's salt that is deleted is nowhere then. */
export function clearSalts(): void {
  known.clear();
}

/** The 128 bits that visitors of a date are hashed with. */
export function saltKey(salt: string): SipKey {
  const digest = hash("sha256", salt, "buffer");
  const word = (place: number) => digest.readInt32LE(4 * place);
  return [word(0), word(1), word(2), word(3)];
}

/** What stands for a `User-Agent` in {@link visitorHash}: long enough that no two have the same. */
export const agentDigest = (userAgent: string): string => hash("sha256", userAgent, "base64url");

/**
 * What tells an owner's visitors of a date apart: of the same address and browser it is the same until the date is over,
 * then the key is nowhere and nothing can be found that leads back. Synchronous, so that a page is sent meanwhile.
 * @param digest of the `User-Agent`, see {@link agentDigest}: there are few, and each is known
 */
export const visitorHash = (key: SipKey, owner: string, ip: string, digest: string): string =>
  sipHash(key, `${owner}\n${ip}\n${digest}`);
