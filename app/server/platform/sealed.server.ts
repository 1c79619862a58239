import { Buffer } from "node:buffer";
import type { Config } from "./config.server";
import { hmac } from "./digest.server";

const IV_BYTES = 12;

/** The purpose of a sealed text: each has a key of its own, so that none can be opened as another. */
export type SealPurpose = "social-verifier" | "social-code" | "refresh-token";

async function keyOf(secret: string, purpose: SealPurpose): Promise<CryptoKey> {
  const bytes = Buffer.from(await hmac(secret, `seal:${purpose}`), "hex");
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** @returns a text encrypted for its row, in base64url: unreadable with access to the database alone */
export async function seal(config: Config, purpose: SealPurpose, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const key = await keyOf(config.secrets.stored[0], purpose);
  const bytes = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return Buffer.concat([iv, new Uint8Array(bytes)]).toString("base64url");
}

/** @returns the text, or null if it was not sealed with this secret or the one before, and purpose */
export async function unseal(config: Config, purpose: SealPurpose, sealed: string): Promise<string | null> {
  const bytes = Buffer.from(sealed, "base64url");
  const algorithm = { name: "AES-GCM", iv: bytes.subarray(0, IV_BYTES) };
  for (const secret of config.secrets.stored) {
    try {
      const key = await keyOf(secret, purpose);
      return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytes.subarray(IV_BYTES)));
    } catch {
      // Another secret's.
    }
  }
  return null;
}
