import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** About 140 ms of CPU in production; the parameters are in each hash, so they can be raised later. */
const COST: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;

export interface Passwords {
  /** @returns `scrypt$N$r$p$salt$key`, salt and key in base64 */
  hash(password: string): Promise<string>;
  /**
   * Compares in constant time. Without a hash (unknown e-mail, account of an identity provider) it does the same work
   * and returns false, so that the duration discloses nothing.
   */
  verify(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** @param cost of new hashes; stored ones are compared at their own */
export function createPasswords(cost: ScryptCost = COST): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join("$");
    },
    async verify(password, stored) {
      const [scheme, n, r, p, salt, key] = (stored ?? "").split("$");
      if (scheme !== "scrypt" || !n || !r || !p || !salt || !key) {
        await derive(password, randomBytes(16), cost);
        return false;
      }
      const storedCost = { N: Number(n), r: Number(r), p: Number(p) };
      const actual = await derive(password, Buffer.from(salt, "base64"), storedCost);
      return timingSafeEqual(actual, Buffer.from(key, "base64"));
    },
  };
}

function derive(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const maxmem = 256 * cost.N * cost.r;
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
