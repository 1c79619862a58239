import { importPKCS8, SignJWT } from "jose";
import { z } from "zod";
import type { Bindings } from "./bindings.server";
import type { Config, ServiceAccount } from "./config.server";
import { PermanentFailure } from "./permanent-failure.server";
import type { Platform } from "./platform.server";

/** Our service account at Google Wallet, and the fetch to reach Google. */
export interface WalletAccount {
  issuerId: string;
  email: string;
  key: CryptoKey;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/** Google Wallet failed; a retry may succeed. */
export class GoogleWalletFailure extends Error {
  override readonly name = "GoogleWalletFailure";
}

/** Whether passes in Google Wallet are available: with the account's secrets, and in development by its stand-in. */
export function isGoogleWalletReady(config: Config): boolean {
  return config.googleWallet !== undefined || config.isDevelopment;
}

const accountSchema = z.object({ issuerId: z.string(), email: z.string(), key: z.string() });
const accounts = new WeakMap<Bindings, WalletAccount>();

/**
 * @returns the account of the secrets, or in development that of the sandbox, which then stands in for Google
 * @throws PermanentFailure when there is none or its key is invalid
 */
export async function walletAccount(platform: Platform): Promise<WalletAccount> {
  const { bindings, config } = platform;
  const known = accounts.get(bindings);
  if (known) return known;
  const sandbox = config.googleWallet ? undefined : bindings.SANDBOX;
  const account = config.googleWallet ?? (sandbox && (await sandboxAccount(sandbox)));
  if (!account) throw new PermanentFailure("There is no account for Google Wallet, see docs/deployment.md");
  const made: WalletAccount = {
    issuerId: account.issuerId,
    email: account.email,
    key: await importKey(account.key),
    fetch: (url, init) => (sandbox ? sandbox.fetch(url, init) : fetch(url, init)),
  };
  accounts.set(bindings, made);
  return made;
}

async function sandboxAccount(sandbox: Fetcher): Promise<ServiceAccount> {
  const response = await sandbox.fetch("http://sandbox/google-wallet/account");
  return accountSchema.parse(await response.json());
}

async function importKey(pem: string): Promise<CryptoKey> {
  try {
    return await importPKCS8(pem, "RS256");
  } catch (cause) {
    throw new PermanentFailure("GOOGLE_WALLET_KEY is no private key in PKCS #8 PEM", { cause });
  }
}

const TOKEN_ADDRESS = "https://oauth2.googleapis.com/token";
const SCOPE = "https://www.googleapis.com/auth/wallet_object.issuer";
const GRANT_SECONDS = 3600;
/** A token is not used in its last minute: it must outlive the call. */
const MARGIN_MS = 60_000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const tokens = new WeakMap<WalletAccount, { value: string; until: number }>();

/**
 * @returns an access token for the account, reused until it expires (RFC 7523)
 * @throws GoogleWalletFailure
 */
export async function accessToken(account: WalletAccount, signal: AbortSignal): Promise<string> {
  // The service compares with its own clock, so this is the machine's and not the request's.
  const now = Date.now();
  const known = tokens.get(account);
  if (known && known.until > now) return known.value;
  const response = await account.fetch(TOKEN_ADDRESS, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
      assertion: await grantOf(account, Math.floor(now / 1000)),
    }),
    signal,
  });
  if (!response.ok) throw new GoogleWalletFailure(`Google's token service answered ${response.status}`);
  const body = tokenSchema.safeParse(await response.json().catch(() => undefined));
  if (!body.success) throw new GoogleWalletFailure("Google's token service answered without a token");
  const { access_token: value, expires_in: seconds } = body.data;
  tokens.set(account, { value, until: now + seconds * 1000 - MARGIN_MS });
  return value;
}

/** Drops a refused token: it may have been revoked. */
export function clearToken(account: WalletAccount): void {
  tokens.delete(account);
}

function grantOf({ email, key }: WalletAccount, now: number): Promise<string> {
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(email)
    .setAudience(TOKEN_ADDRESS)
    .setIssuedAt(now)
    .setExpirationTime(now + GRANT_SECONDS)
    .sign(key);
}
