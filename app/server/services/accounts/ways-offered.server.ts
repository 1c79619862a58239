import type { Provider } from "~/domain/accounts/social";
import { readyProviders } from "~/server/platform/identity-providers.server";
import type { Platform } from "~/server/platform/platform.server";
import { passkeyHost } from "~/server/platform/webauthn.server";

/** What is available beside a password: providers, and the host that passkeys are for. */
export interface WaysOffered {
  providers: Provider[];
  passkeyHost: string;
}

/** @returns the sign-in methods of the login and the sign-up */
export function waysOffered({ config }: Platform): WaysOffered {
  return { providers: readyProviders(config), passkeyHost: passkeyHost(config) };
}
