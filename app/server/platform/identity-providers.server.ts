import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { PROVIDERS, type Provider } from "~/domain/accounts/social";
import { appleClientSecret, importAppleKey } from "./apple-client-secret.server";
import type { Bindings } from "./bindings.server";
import { boundedFetch } from "./bounded-fetch.server";
import type { AppleClient, Config, GoogleClient } from "./config.server";
import type { Platform } from "./platform.server";

/** The endpoints of a provider. */
interface Endpoints {
  authorize: string;
  token: string;
  keys: string;
  revoke: string;
}

/** An identity provider with our client. */
export interface IdentityProvider extends Endpoints {
  name: Provider;
  clientId: string;
  /** The issuers its tokens may have. */
  issuers: string[];
  /** A secret for one call. */
  clientSecret(): Promise<string>;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** The keys its tokens are signed with, fetched when an unknown one is used. */
  keySet: JWTVerifyGetKey;
}

const ISSUERS: Record<Provider, string[]> = {
  google: ["https://accounts.google.com", "accounts.google.com"],
  apple: ["https://appleid.apple.com"],
};

const ENDPOINTS: Record<Provider, Endpoints> = {
  google: {
    authorize: "https://accounts.google.com/o/oauth2/v2/auth",
    token: "https://oauth2.googleapis.com/token",
    keys: "https://www.googleapis.com/oauth2/v3/certs",
    revoke: "https://oauth2.googleapis.com/revoke",
  },
  apple: {
    authorize: "https://appleid.apple.com/auth/authorize",
    token: "https://appleid.apple.com/auth/token",
    keys: "https://appleid.apple.com/auth/keys",
    revoke: "https://appleid.apple.com/auth/revoke",
  },
};

/** The stand-in of development: on another origin, like the real ones. */
export function sandboxOrigin({ origins }: Config): string {
  const { protocol, host } = new URL(origins.app);
  return `${protocol}//sandbox.${host}`;
}

function sandboxEndpoints(config: Config, name: Provider): Endpoints {
  const base = `${sandboxOrigin(config)}/${name}`;
  return {
    authorize: `${base}/authorize`,
    token: `${base}/token`,
    keys: `${base}/keys`,
    revoke: `${base}/revoke`,
  };
}

/** Whether a provider is available: with its secrets, and in development by its stand-in. */
export function isProviderReady(config: Config, name: Provider): boolean {
  return config[name] !== undefined || config.isDevelopment;
}

/** @returns the providers that have a button */
export const readyProviders = (config: Config): Provider[] =>
  PROVIDERS.filter((name) => isProviderReady(config, name));

/** @returns the origins of sign-ins at providers, for the policy of our documents */
export function providerOrigins(config: Config): string[] {
  const addresses = readyProviders(config).map((name) =>
    config[name] ? ENDPOINTS[name].authorize : sandboxOrigin(config),
  );
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

const KEYS_MS = 5_000;
const known = new WeakMap<Bindings, Map<Provider, IdentityProvider>>();

/**
 * @returns a provider with our client, or in development its stand-in; null when there is none
 * @throws Error when Apple's key is invalid
 */
export async function identityProvider(platform: Platform, name: Provider): Promise<IdentityProvider | null> {
  const { bindings } = platform;
  const mine = known.get(bindings) ?? new Map<Provider, IdentityProvider>();
  known.set(bindings, mine);
  const provider = mine.get(name) ?? (await makeProvider(platform, name));
  if (provider) mine.set(name, provider);
  return provider;
}

async function makeProvider(
  { bindings, config }: Platform,
  name: Provider,
): Promise<IdentityProvider | null> {
  const sandbox = config[name] ? undefined : config.isDevelopment ? bindings.SANDBOX : undefined;
  if (!config[name] && !sandbox) return null;
  const endpoints = sandbox ? sandboxEndpoints(config, name) : ENDPOINTS[name];
  const reach = (url: string, init: RequestInit) => (sandbox ? sandbox.fetch(url, init) : fetch(url, init));
  const keySet = createRemoteJWKSet(new URL(endpoints.keys), {
    timeoutDuration: KEYS_MS,
    [customFetch]: async (url, init) => {
      const { status, text } = await boundedFetch(reach, url, init);
      return new Response(text, { status });
    },
  });
  const client = await clientOf(config, name, sandbox);
  return { ...endpoints, ...client, name, issuers: ISSUERS[name], fetch: reach, keySet };
}

type Client = Pick<IdentityProvider, "clientId" | "clientSecret">;

async function clientOf(config: Config, name: Provider, sandbox: Fetcher | undefined): Promise<Client> {
  if (name === "google") {
    const { id, secret } = config.google ?? SANDBOX_GOOGLE;
    return { clientId: id, clientSecret: async () => secret };
  }
  const client = config.apple ?? (sandbox && (await sandboxApple(sandbox)));
  if (!client) throw new Error("Apple is asked for without its secrets");
  const key = await importAppleKey(client.key);
  return { clientId: client.id, clientSecret: () => appleClientSecret(client, key) };
}

const SANDBOX_GOOGLE: GoogleClient = { id: "sandbox.visita.example", secret: "a secret of the sandbox" };

const appleSchema = z.object({ id: z.string(), teamId: z.string(), keyId: z.string(), key: z.string() });

async function sandboxApple(sandbox: Fetcher): Promise<AppleClient> {
  const response = await sandbox.fetch("http://sandbox/apple/client");
  return appleSchema.parse(await response.json());
}
