import { errors, type JWTPayload, jwtVerify } from "jose";
import { z } from "zod";
import type { ProvedPerson } from "~/domain/accounts/social";
import { normalizeEmail } from "~/domain/mail-address";
import { boundedFetch, ProviderAway } from "./bounded-fetch.server";
import { sha256Base64Url } from "./digest.server";
import type { IdentityProvider } from "./identity-providers.server";
import type { Platform } from "./platform.server";

/** A provider's refusal: the code is invalid, or its token cannot be used to sign in. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
}

/** A provider's call is aborted after this time. */
export const PROVIDER_MS = 8_000;
/** Tolerance for clock skew. */
const CLOCK_SECONDS = 60;

/** The parameters of a started sign-in at a provider. */
export interface Beginning {
  /** `/login/social?client=…` on the origin where it began. */
  returnAddress: string;
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

/** @returns the address of the provider's own screen */
export async function authorizeAddress(
  provider: IdentityProvider,
  { returnAddress, state, nonce, verifier }: Beginning,
): Promise<string> {
  const url = new URL(provider.authorize);
  const isApple = provider.name === "apple";
  const query = {
    client_id: provider.clientId,
    redirect_uri: returnAddress,
    response_type: "code",
    scope: isApple ? "name email" : "openid email profile",
    state,
    nonce,
    code_challenge: await sha256Base64Url(verifier),
    code_challenge_method: "S256",
    // Apple returns name and address only by form post.
    ...(isApple ? { response_mode: "form_post" } : { prompt: "select_account" }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

const grantedSchema = z.object({ id_token: z.string().min(1), refresh_token: z.string().optional() });
const refusedSchema = z.object({ error: z.string().max(200) });

/**
 * Exchanges a code and reads the identity from the provider's signed token.
 * @throws ProviderRefusal, ProviderAway
 */
export async function exchangeCode(
  platform: Platform,
  provider: IdentityProvider,
  { code, returnAddress, verifier, nonce }: Omit<Beginning, "state"> & { code: string },
): Promise<{ person: ProvedPerson; refreshToken: string | null }> {
  const { status, text } = await boundedFetch(provider.fetch, provider.token, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: returnAddress,
      client_id: provider.clientId,
      client_secret: await provider.clientSecret(),
      code_verifier: verifier,
    }),
    signal: platform.abortAfter(PROVIDER_MS),
  });
  const body = parsed(text);
  const refused = refusedSchema.safeParse(body);
  if (status >= 400 && status < 500 && refused.success) throw new ProviderRefusal(refused.data.error);
  const granted = grantedSchema.safeParse(body);
  if (status !== 200 || !granted.success) throw new ProviderAway(`the token service answered ${status}`);
  const claims = await verifyIdToken(provider, granted.data.id_token, nonce);
  return { person: personOf(provider, claims), refreshToken: granted.data.refresh_token ?? null };
}

/**
 * Verifies a provider's token: its signature by the provider's keys, issuer, audience, time and our own nonce. Both
 * sign with RS256; nothing else is accepted.
 * @throws ProviderRefusal, ProviderAway when the keys cannot be read
 */
export async function verifyIdToken(
  provider: IdentityProvider,
  token: string,
  nonce: string,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, provider.keySet, {
      issuer: provider.issuers,
      audience: provider.clientId,
      algorithms: ["RS256"],
      clockTolerance: CLOCK_SECONDS,
      requiredClaims: ["sub", "iat", "exp", "nonce"],
    });
    if (payload.nonce !== nonce) throw new ProviderRefusal("the nonce is another one");
    // A token for several audiences names the authorized party.
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== provider.clientId)
      throw new ProviderRefusal("the token was made for another party");
    return payload;
  } catch (cause) {
    if (cause instanceof ProviderRefusal || cause instanceof ProviderAway) throw cause;
    if (isOfKeys(cause)) throw new ProviderAway("the keys cannot be read", { cause });
    throw new ProviderRefusal("the token is not good", { cause });
  }
}

/** Whether fetching the keys failed, rather than the token. */
const isOfKeys = (cause: unknown) =>
  cause instanceof errors.JWKSTimeout ||
  cause instanceof errors.JWKSInvalid ||
  (cause instanceof errors.JOSEError && cause.code === "ERR_JOSE_GENERIC");

const isTrue = (value: unknown) => value === true || value === "true";
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

function personOf(provider: IdentityProvider, claims: JWTPayload): ProvedPerson {
  const subject = textOf(claims.sub);
  if (!subject || subject.length > 255) throw new ProviderRefusal("the subject is none");
  return {
    provider: provider.name,
    subject,
    email: normalizeEmail(textOf(claims.email) ?? ""),
    isEmailVerified: isTrue(claims.email_verified),
    hostedDomain: textOf(claims.hd),
    name: textOf(claims.name),
  };
}

/**
 * Revokes a refresh token, so that the provider no longer lists us among the user's apps.
 * @throws ProviderAway when it failed
 */
export async function revokeToken(
  platform: Platform,
  provider: IdentityProvider,
  refreshToken: string,
): Promise<void> {
  const { status } = await boundedFetch(provider.fetch, provider.revoke, {
    method: "POST",
    body: new URLSearchParams({
      client_id: provider.clientId,
      client_secret: await provider.clientSecret(),
      token: refreshToken,
      token_type_hint: "refresh_token",
    }),
    signal: platform.abortAfter(PROVIDER_MS),
  });
  // 400 means an invalid token: it was revoked already.
  if (status !== 200 && status !== 400) throw new ProviderAway(`the revocation answered ${status}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
