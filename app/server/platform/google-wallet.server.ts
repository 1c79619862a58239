import { SignJWT } from "jose";
import { z } from "zod";
import { genericClass } from "~/domain/passes/google/generic-class";
import { type GenericObject, objectIdOf, objectPatch } from "~/domain/passes/google/generic-object";
import { saveClaims, saveLink } from "~/domain/passes/google/save-link";
import {
  accessToken,
  clearToken,
  GoogleWalletFailure,
  type WalletAccount,
  walletAccount,
} from "./google-account.server";
import { PermanentFailure } from "./permanent-failure.server";
import type { Platform } from "./platform.server";

const API = "https://walletobjects.googleapis.com/walletobjects/v1";
/** For the token and the call together; a visitor may be waiting. */
const TIMEOUT_MS = 6_000;
/** Statuses that a retry cannot mend: the request is wrong. Others are caused by the account or the service. */
const PERMANENT: ReadonlySet<number> = new Set([400, 413, 422]);

const responseSchema = z.object({ id: z.string() });

/** Accounts whose class is known to exist. */
const classes = new WeakSet<WalletAccount>();

/**
 * Creates the object of a card, or replaces an existing one.
 * @throws PermanentFailure when Google refuses the request, GoogleWalletFailure when a retry may help
 */
export async function putWalletObject(platform: Platform, object: GenericObject): Promise<void> {
  const account = await walletAccount(platform);
  if (!classes.has(account)) {
    const made = genericClass(account.issuerId);
    await createOrPatch(platform, account, "genericClass", made.id, made, made);
    classes.add(account);
  }
  await createOrPatch(platform, account, "genericObject", object.id, object, objectPatch(object));
}

/**
 * Changes a card's object.
 * @param change fields of the object; null removes one
 * @returns whether there was one
 * @throws as {@link putWalletObject}
 */
export async function patchWalletObject(
  platform: Platform,
  id: string,
  change: Record<string, unknown>,
): Promise<boolean> {
  const account = await walletAccount(platform);
  const path = `genericObject/${id}`;
  const status = await call(platform, account, "PATCH", path, { id, body: change, expected: [404] });
  return status !== 404;
}

/** @returns the id of a card's object */
export async function walletObjectId(platform: Platform, cardId: string): Promise<string> {
  return objectIdOf((await walletAccount(platform)).issuerId, cardId);
}

/** @returns the link by which a visitor saves the card's object in their wallet */
export async function walletSaveLink(platform: Platform, objectId: string): Promise<string> {
  const { email, key } = await walletAccount(platform);
  const claims = saveClaims({ email, origin: platform.config.origins.site, objectId });
  const token = await new SignJWT({ ...claims, iat: Math.floor(Date.now() / 1000) })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .sign(key);
  return saveLink(token);
}

async function createOrPatch(
  platform: Platform,
  account: WalletAccount,
  resource: "genericClass" | "genericObject",
  id: string,
  whole: object,
  change: object,
): Promise<void> {
  const status = await call(platform, account, "POST", resource, { id, body: whole, expected: [409] });
  if (status === 409)
    await call(platform, account, "PATCH", `${resource}/${id}`, { id, body: change, expected: [] });
}

interface Call {
  /** The id that the response must have. */
  id: string;
  body?: object;
  /** Statuses that are valid responses too. */
  expected: number[];
}

/** @returns the status of a valid response */
async function call(
  platform: Platform,
  account: WalletAccount,
  method: "GET" | "POST" | "PATCH",
  path: string,
  { id, body, expected }: Call,
): Promise<number> {
  const signal = platform.abortAfter(TIMEOUT_MS);
  const what = `${method} ${path}`;
  try {
    const token = await accessToken(account, signal);
    const response = await account.fetch(`${API}/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
      signal,
    });
    const text = await response.text();
    if (expected.includes(response.status)) return response.status;
    if (!response.ok) throw refusal(account, what, response.status, text);
    const object = responseSchema.safeParse(parsed(text));
    if (object.success && object.data.id === id) return response.status;
    throw new GoogleWalletFailure(`${what}: a response that is none`);
  } catch (error) {
    if (error instanceof GoogleWalletFailure || error instanceof PermanentFailure) throw error;
    throw new GoogleWalletFailure(`${what}: no response`, { cause: error });
  }
}

function refusal(account: WalletAccount, what: string, status: number, text: string): Error {
  if (status === 401) clearToken(account);
  // The class may have been deleted.
  if (status === 404) classes.delete(account);
  const message = `${what}: ${status} ${text.replace(/\s+/g, " ").slice(0, 300)}`;
  return PERMANENT.has(status) ? new PermanentFailure(message) : new GoogleWalletFailure(message);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
