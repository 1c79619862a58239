import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** About 140 ms of CPU in production; the parameters stand in each hash, so they can be raised later. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const maxmem = 256 * cost.N * cost.r;
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** @returns `scrypt$N$r$p$salt$key`, salt and key in base64 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64"), key.toString("base64")].join("$");
}

/**
 * Compares in constant time. Without a hash (unknown e-mail, account of an identity provider) it does the same
 * work and answers false, so that the duration tells nothing.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parts = (stored ?? "").split("$");
  const [scheme, n, r, p, salt, key] = parts;
  if (scheme !== "scrypt" || !n || !r || !p || !salt || !key) {
    await derive(password, randomBytes(16), COST);
    return false;
  }
  const actual = await derive(password, Buffer.from(salt, "base64"), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(actual, Buffer.from(key, "base64"));
}
