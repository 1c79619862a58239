import { hash } from "node:crypto";
import type { Bindings } from "./bindings.server";

/** Where salts lie: in R2, where deletion is final. Database and objects can be recovered for a month. */
export const SALT_PREFIX = "h/";
const SALT_BYTES = 32;
const HASH_CHARACTERS = 16;
/** Dates that are today somewhere. */
const MAX_DATES = 3;

/** Salts by date, as this isolate has read them. */
const known = new Map<string, string>();

/** @returns the salt of a date, where this isolate has read it already */
export const knownSalt = (day: string): string | undefined => known.get(day);

/** Reads the salt of a date, or makes it: of several isolates that do so at once one salt stays. */
export async function loadSalt({ BUCKET }: Pick<Bindings, "BUCKET">, day: string): Promise<string> {
  const salt = (await readSalt(BUCKET, day)) ?? (await makeSalt(BUCKET, day));
  for (const date of [...known.keys()].sort().slice(0, -(MAX_DATES - 1))) known.delete(date);
  known.set(day, salt);
  return salt;
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
export function forgetSalts(): void {
  known.clear();
}

/**
 * What tells an owner's visitors of a date apart: of the same address and browser it is the same until the date is over,
 * then nothing can be found that leads back. Synchronous and of our own process, so that a page is sent meanwhile.
 */
export function visitorHash(salt: string, owner: string, ip: string, userAgent: string): string {
  // At once: an object of its own for each hash is what collecting garbage takes long for.
  return hash("sha256", `${salt}\n${owner}\n${ip}\n${userAgent}`, "base64url").slice(0, HASH_CHARACTERS);
}
