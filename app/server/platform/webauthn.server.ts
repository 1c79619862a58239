import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { NewPasskey, SignedPasskey } from "~/domain/accounts/passkeys";
import { BRAND } from "~/domain/brand";
import { LANGUAGE_CODES, localizedUrl } from "~/domain/languages";
import { LIFETIMES } from "~/domain/limits";
import type { Config } from "./config.server";

/** Extensions are not used. */
type CreationOptions = Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;
type RequestOptions = Omit<PublicKeyCredentialRequestOptionsJSON, "extensions">;

// A dynamic import: few requests need it, and the sandbox, which imports only types of services, none.
const library = () => import("@simplewebauthn/server");

/** The host that passkeys are for: the app's, with its language labels. */
export const passkeyHost = ({ origins }: Config): string => new URL(origins.app).hostname;

/** The origins that may use them: the app's own and those of its language labels. */
export function passkeyOrigins({ origins }: Config): string[] {
  return [...new Set(LANGUAGE_CODES.map((code) => new URL(localizedUrl(origins.app, code, "/")).origin))];
}

const TIMEOUT_MS = LIFETIMES.passkeyChallenge * 1000;

/** @param known the account's credential ids: an authenticator does not register twice */
export async function creationOptions(
  config: Config,
  user: { id: string; email: string; name: string },
  known: readonly { credentialId: string }[],
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  const { extensions: _unused, ...options } = await generateRegistrationOptions({
    rpName: BRAND,
    rpID: passkeyHost(config),
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id),
    timeout: TIMEOUT_MS,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return options;
}

/** Any passkey of this host may sign: the browser offers those it has. */
export async function requestOptions(config: Config): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  const { extensions: _unused, ...options } = await generateAuthenticationOptions({
    rpID: passkeyHost(config),
    timeout: TIMEOUT_MS,
    userVerification: "required",
  });
  return options;
}

/** The stored part of a passkey. */
export interface PasskeyKey {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
}

type IsExpected = (challenge: string) => Promise<boolean>;

/**
 * @param isExpected uses the challenge up and returns whether it was ours
 * @returns the new passkey, or null if invalid for us
 */
export async function verifyCreation(
  config: Config,
  response: NewPasskey,
  isExpected: IsExpected,
): Promise<(PasskeyKey & { isBackedUp: boolean }) | null> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: isExpected,
    expectedOrigin: passkeyOrigins(config),
    expectedRPID: passkeyHost(config),
    requireUserVerification: true,
  }).catch(refused);
  if (!verified) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  const { id: credentialId, publicKey, counter } = credential;
  return { credentialId, publicKey, counter, isBackedUp: credentialBackedUp };
}

/** @returns the passkey's new counter, or null if the signature is invalid for us */
export async function verifySignature(
  config: Config,
  response: SignedPasskey,
  { credentialId, publicKey, counter }: PasskeyKey,
  isExpected: IsExpected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: isExpected,
    expectedOrigin: passkeyOrigins(config),
    expectedRPID: passkeyHost(config),
    credential: { id: credentialId, publicKey, counter },
    requireUserVerification: true,
  }).catch(refused);
  return result.verified ? result.authenticationInfo.newCounter : null;
}

/** The library throws an Error at untrusted input; anything else is a fault of ours. */
function refused(error: unknown): { verified: false; registrationInfo?: never } {
  if (error instanceof Error) return { verified: false };
  throw error;
}
