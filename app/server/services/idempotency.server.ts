import { AppError, invalidField } from "~/domain/errors";
import { idempotencyExpiry, idempotencyKeySchema } from "~/domain/idempotency";
import {
  findIdempotencyKey,
  freeIdempotencyKey,
  storeIdempotentResponse,
  takeIdempotencyKey,
} from "~/server/data/idempotency.server";
import { logError, type Platform } from "~/server/platform/platform.server";
import { macOf } from "~/server/platform/secrets.server";

/** How long a call that died silently keeps its key; longer than any call lasts. */
const UNDER_WAY_MS = 60_000;

/** The identity of a call. */
export interface OnceOnlyCall {
  /** The Idempotency-Key header as received. */
  key: string;
  /** The user's id, or the address of an anonymous caller: keys of different callers are independent. */
  caller: string;
  method: string;
  path: string;
  /** The body as text, without secrets: its digest is stored. */
  body: string;
  /** What the call is about to create. If it dies midway, the next one with its key gets the same plan. */
  plan?: unknown;
}

export interface StoredResponse {
  status: number;
  body: unknown;
}

/** The state of a call with an Idempotency-Key: it is the first, or there is a response already. */
export type Begun =
  | { isFirst: true; keyId: string; plan: unknown }
  | { isFirst: false; keyId: string; response: StoredResponse };

/**
 * Begins an idempotent call.
 * @throws AppError invalid on `Idempotency-Key` (malformed, or known with another body), conflict (requestUnderWay)
 *   while the first call with that key is under way
 */
export async function reserveKey(platform: Platform, call: OnceOnlyCall): Promise<Begun> {
  if (!idempotencyKeySchema.safeParse(call.key).success)
    throw invalidField("Idempotency-Key", "invalidFormat");
  const keyId = await keyIdOf(platform, call);
  const fingerprint = await macOf(platform, "session", `once\n${call.body}`);
  const now = platform.now();
  const expiresAt = new Date(now.getTime() + UNDER_WAY_MS);
  const body = call.plan === undefined ? null : JSON.stringify(call.plan);
  const taken = await takeIdempotencyKey(platform.db, { key: keyId, fingerprint, body, expiresAt }, now);
  if (taken) return { isFirst: true, keyId, plan: taken.body === null ? undefined : JSON.parse(taken.body) };
  const row = await findIdempotencyKey(platform.db, keyId);
  // Between the two reads the first call may have failed and freed the key: the caller retries.
  if (!row) throw underWay();
  if (row.fingerprint !== fingerprint) throw invalidField("Idempotency-Key", "idempotencyMismatch");
  if (row.status === 0 || row.body === null) throw underWay();
  return { isFirst: false, keyId, response: { status: row.status, body: JSON.parse(row.body) } };
}

const keyIdOf = (
  platform: Platform,
  { key, caller, method, path }: Pick<OnceOnlyCall, "key" | "caller" | "method" | "path">,
): Promise<string> => macOf(platform, "session", ["once", caller, method, path, key].join("\n"));

/** The caller retries until there is a response, or the first call has lost its key. */
const underWay = () => new AppError("conflict", { messageKey: "requestUnderWay", retryAfter: 1 });

/**
 * Finds what an earlier call with a key created, or was about to create when it died.
 * @returns the response's body, or the plan; undefined for an unknown key
 */
export async function findByKey(
  platform: Platform,
  call: Pick<OnceOnlyCall, "key" | "caller" | "method" | "path">,
): Promise<unknown> {
  const row = await findIdempotencyKey(platform.db, await keyIdOf(platform, call));
  return row?.body ? JSON.parse(row.body) : undefined;
}

/** Stores the response, for 24 hours by default. A failure here is only logged: what the call created exists. */
export async function saveResponse(
  platform: Platform,
  keyId: string,
  response: StoredResponse,
  expiresAt = idempotencyExpiry(platform.now()),
): Promise<void> {
  const row = { status: response.status, body: JSON.stringify(response.body), expiresAt };
  try {
    await storeIdempotentResponse(platform.db, keyId, row);
  } catch (error) {
    logError("the response of an idempotent call was not stored", error, platform.requestId);
  }
}

/** Frees the key of a failed call: it created nothing, so the key can be reused. */
export async function releaseKey(platform: Platform, keyId: string): Promise<void> {
  try {
    await freeIdempotencyKey(platform.db, keyId);
  } catch (error) {
    logError("an idempotency key was not freed", error, platform.requestId);
  }
}
