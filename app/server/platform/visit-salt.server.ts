import { hash } from "node:crypto";
import { type SipKey, sipHash } from "~/domain/visits/sip-hash";
import type { Bindings } from "./bindings.server";

/** The prefix of salts: in R2, where deletion is final. Database and objects can be recovered for a month. */
export const SALT_PREFIX = "h/";
const SALT_BYTES = 32;
/** Dates that are today in some zone. */
const MAX_DATES = 3;

/** The keys of dates' salts read by this isolate. */
const known = new Map<string, SipKey>();

/** @returns the key of a date's salt, if this isolate has read it already */
export const knownSaltKey = (day: string): SipKey | undefined => known.get(day);

/**
 * Reads the salt of a date, or creates it: of several isolates that do so concurrently one salt stays.
 * @returns its key
 * @throws when the bucket does not respond
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

/** Clears what this isolate has read: a deleted salt then no longer exists anywhere. */
export function clearSalts(): void {
  known.clear();
}

/** The 128 bits with which a date's visitors are hashed. */
export function saltKey(salt: string): SipKey {
  const digest = hash("sha256", salt, "buffer");
  const word = (place: number) => digest.readInt32LE(4 * place);
  return [word(0), word(1), word(2), word(3)];
}

/** The digest of a `User-Agent` in {@link visitorHash}: 96 bits are unique enough, and what is hashed with it is short. */
export const agentDigest = (userAgent: string): string => hash("sha256", userAgent, "base64url").slice(0, 16);

/**
 * The hash that distinguishes an owner's visitors of a date: constant for an address and browser until the date is
 * over, then the key is deleted and the hash cannot be traced back. Synchronous, so that a page is sent meanwhile.
 * @param digest of the `User-Agent`, see {@link agentDigest}: there are few, and each is cached
 */
export const visitorHash = (key: SipKey, owner: string, ip: string, digest: string): string =>
  sipHash(key, `${owner}\n${ip}\n${digest}`);
