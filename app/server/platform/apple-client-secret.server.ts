import { importPKCS8, SignJWT } from "jose";
import { LIFETIMES } from "~/domain/limits";
import type { AppleClient } from "./config.server";

const AUDIENCE = "https://appleid.apple.com";

/** @throws Error that names the secret when it is not a key */
export async function importAppleKey(pem: string): Promise<CryptoKey> {
  try {
    return await importPKCS8(pem, "ES256");
  } catch (cause) {
    throw new Error("APPLE_SIGN_IN_KEY is no private key of P-256 in PKCS #8 PEM", { cause });
  }
}

/** @returns the client secret for Apple, valid for five minutes; Apple compares with its own clock */
export function appleClientSecret(client: Omit<AppleClient, "key">, key: CryptoKey): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: client.keyId })
    .setIssuer(client.teamId)
    .setSubject(client.id)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIMES.appleClientSecret)
    .sign(key);
}
