/** The kind of an id. A new kind of row gets its prefix here. */
export const ID_PREFIXES = {
  user: "usr",
  session: "ses",
  refreshToken: "rft",
  page: "pg",
  image: "img",
  card: "crd",
  contact: "cnt",
  contactImport: "cim",
  report: "rpt",
  code: "cod",
  temporary: "tmp",
  job: "job",
  audit: "aud",
  token: "tok",
  event: "evt",
  identity: "idn",
  socialState: "sst",
  socialProof: "spf",
  passkey: "psk",
  challenge: "chl",
  subscription: "sub",
  billingCommand: "bcm",
  notification: "ntf",
  member: "mem",
  memberLeaving: "mlv",
  memberImport: "mim",
  cardTemplate: "ctp",
  pageTemplate: "ptp",
  export: "exp",
  request: "req",
} as const;

export type IdPrefix = (typeof ID_PREFIXES)[keyof typeof ID_PREFIXES];

/** Crockford's base32: no I, L, O, U, so that a code can be read aloud and typed. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;
const CODE_CHARACTERS = 10;
const HASH_CHARACTERS = 16;

/** Requesting random bytes costs more than using them, and each request has an id: they are fetched in bulk. */
const pool = new Uint8Array(2048);
let used = pool.length;

function randomBytes(count: number): Uint8Array {
  if (used + count > pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

/** `characters` × 5 random bits in lower-case Crockford base32. */
export function randomBase32(characters: number): string {
  let text = "";
  // 256 is a multiple of 32, so the low five bits are uniform.
  for (const byte of randomBytes(characters)) text += ALPHABET[byte & 31];
  return text;
}

function timePart(milliseconds: number): string {
  let rest = milliseconds;
  let text = "";
  for (let i = 0; i < TIME_CHARACTERS; i++) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/**
 * A new id such as `pg_01k…`: 48 bits of time in milliseconds, then 80 random bits. Ids sort by their time of making
 * and cannot be guessed. They are made before the write, so that a retried write is the same write.
 */
export function newId<P extends IdPrefix>(prefix: P, now: number = Date.now()): `${P}_${string}` {
  return `${prefix}_${timePart(now)}${randomBase32(RANDOM_CHARACTERS)}`;
}

/** Characters of a number in an id that is made of another: up to 32 ** 4. */
const NUMBER_CHARACTERS = 4;

/** The id of the `n`th row derived from another: deterministic, and as hard to guess as that one's id. */
export function derivedId<P extends IdPrefix>(prefix: P, from: string, n: number): `${P}_${string}` {
  const body = from.slice(from.indexOf("_") + 1);
  return `${prefix}_${body.slice(0, -NUMBER_CHARACTERS)}${timePart(n).slice(-NUMBER_CHARACTERS)}`;
}

const BODY = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** Whether a value has the form of an id with this prefix; it need not exist. */
export function isId(prefix: IdPrefix, value: unknown): value is string {
  return (
    typeof value === "string" && value.startsWith(`${prefix}_`) && BODY.test(value.slice(prefix.length + 1))
  );
}

/** A new QR code's name: ten characters of upper-case Crockford base32 (50 random bits). */
export function newCode(): string {
  return randomBase32(CODE_CHARACTERS).toUpperCase();
}

/** What a person typed for a code, in its one stored form, or null when it cannot be a code. */
export function normalizeCode(raw: string): string | null {
  if (raw.length > 40) return null;
  const code = raw.toUpperCase().replaceAll("-", "").replace(/[IL]/g, "1").replaceAll("O", "0");
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(code) ? code : null;
}

/** Whether a value is a code in its one stored form; it need not exist. */
export function isCode(value: unknown): value is string {
  return typeof value === "string" && normalizeCode(value) === value;
}

/** A new card's hash: 80 random bits, 16 characters, safe in a URL. */
export function newHash(): string {
  return randomBase32(HASH_CHARACTERS);
}

export function isHash(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-hjkmnp-tv-z]{16}$/.test(value);
}

/** A new key of a block or an item: unique within a page, never an address of anything. */
export function newKey(): string {
  return randomBase32(10);
}

/** A new secret of 256 bits in base64url, for reset, verify and refresh tokens. Only its hash is stored. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
