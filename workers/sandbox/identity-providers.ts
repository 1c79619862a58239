import { DurableObject } from "cloudflare:workers";
import {
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  importSPKI,
  type JWK,
  jwtVerify,
  SignJWT,
} from "jose";
import type { Provider } from "~/domain/accounts/social";
import { sha256, sha256Base64Url } from "~/server/platform/digest.server";
import type { SandboxPerson, Trouble } from "./identity-people";

/** The choice on the screen, which a code is exchanged for. */
export interface Grant {
  provider: Provider;
  person: SandboxPerson;
  trouble?: Trouble;
  clientId: string;
  returnAddress: string;
  nonce: string;
  challenge: string;
}

interface Keys {
  /** Signs tokens; the provider publishes the public half. */
  token: { private: string; jwk: JWK };
  /** Apple's client key: the app has the private half. */
  client: { private: string; public: string };
}

const KEY_ID = "sandbox-1";
const APPLE = { id: "sandbox.visita.example", teamId: "SANDBOX001", keyId: "SANDBOXKEY" };
const GOOGLE = { id: "sandbox.visita.example", secret: "a secret of the sandbox" };
const ISSUER: Record<Provider, string> = {
  google: "https://accounts.google.com",
  apple: "https://appleid.apple.com",
};
const CODE_MS = 5 * 60_000;
const FIVE_MEGABYTES = 5 * 1024 * 1024;

const refused = (error: string, status = 400) => Response.json({ error }, { status });

// why: real providers require a registered app, and people with accounts there to sign in.
/** Google's and Apple's token services as far as sign-in uses them, strict where they are. */
export class IdentityProviders extends DurableObject {
  /** The app's credentials as a client of Apple's stand-in. */
  async appleClient(): Promise<typeof APPLE & { key: string }> {
    return { ...APPLE, key: (await this.#keys()).client.private };
  }

  async keySet(): Promise<{ keys: JWK[] }> {
    const { jwk } = (await this.#keys()).token;
    return { keys: [{ ...jwk, kid: KEY_ID, alg: "RS256", use: "sig" }] };
  }

  /** @returns a code for a person, and whether it is their first consent: Apple sends names only then */
  async grant(grant: Grant): Promise<{ code: string; isFirst: boolean }> {
    const code = crypto.randomUUID();
    const told = `told/${grant.provider}/${await subjectOf(grant)}`;
    const isFirst = (await this.ctx.storage.get(told)) === undefined;
    await this.ctx.storage.put(told, true);
    const until = grant.trouble === "expired-code" ? 0 : Date.now() + CODE_MS;
    await this.ctx.storage.put(`code/${code}`, { ...grant, until });
    return { code, isFirst };
  }

  /** All revoked refresh tokens, newest first. */
  async revoked(): Promise<string[]> {
    return (await this.ctx.storage.get<string[]>("revoked")) ?? [];
  }

  /** Handles `/{provider}/token` and `/{provider}/revoke`. */
  override async fetch(request: Request): Promise<Response> {
    const [, provider, call] = new URL(request.url).pathname.split("/");
    const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
    const name: Provider = provider === "apple" ? "apple" : "google";
    if (!(await this.#isClient(name, form))) return refused("invalid_client", 401);
    return call === "revoke" ? this.#revoke(name, form) : this.#token(name, form);
  }

  async #isClient(provider: Provider, form: URLSearchParams): Promise<boolean> {
    const id = form.get("client_id");
    const secret = form.get("client_secret") ?? "";
    if (provider === "google") return id === GOOGLE.id && secret === GOOGLE.secret;
    const key = await importSPKI((await this.#keys()).client.public, "ES256");
    try {
      const { payload, protectedHeader } = await jwtVerify(secret, key, {
        algorithms: ["ES256"],
        issuer: APPLE.teamId,
        subject: APPLE.id,
        audience: "https://appleid.apple.com",
        requiredClaims: ["iat", "exp"],
      });
      return id === APPLE.id && protectedHeader.kid === APPLE.keyId && payload.exp !== undefined;
    } catch {
      return false;
    }
  }

  async #token(provider: Provider, form: URLSearchParams): Promise<Response> {
    const name = `code/${form.get("code")}`;
    const grant = await this.ctx.storage.get<Grant & { until: number }>(name);
    await this.ctx.storage.delete(name);
    if (form.get("grant_type") !== "authorization_code") return refused("unsupported_grant_type");
    if (!grant || grant.provider !== provider || grant.until < Date.now()) return refused("invalid_grant");
    if (form.get("redirect_uri") !== grant.returnAddress) return refused("redirect_uri_mismatch");
    const verifier = form.get("code_verifier") ?? "";
    if ((await sha256Base64Url(verifier)) !== grant.challenge) return refused("invalid_grant");
    const bad = badAnswer(grant.trouble);
    if (bad) return bad;
    const refresh = provider === "apple" ? { refresh_token: `r.${await subjectOf(grant)}` } : {};
    return Response.json({
      access_token: crypto.randomUUID(),
      token_type: "Bearer",
      expires_in: 3600,
      id_token: await this.#idToken(grant),
      ...refresh,
    });
  }

  async #idToken(grant: Grant): Promise<string> {
    const { provider, person, trouble, nonce, clientId } = grant;
    const keys = await this.#keys();
    const now = Math.floor(Date.now() / 1000) - (trouble === "expired-token" ? 7200 : 0);
    const token = new SignJWT({
      email: person.email,
      nonce: trouble === "wrong-nonce" ? "another" : nonce,
      ...(provider === "google" ? googleClaims(person) : appleClaims(person)),
    })
      .setIssuer(trouble === "wrong-issuer" ? "https://issuer.example" : ISSUER[provider])
      .setAudience(trouble === "wrong-audience" ? "another.app.example" : clientId)
      .setSubject(await subjectOf(grant))
      .setIssuedAt(now)
      .setExpirationTime(now + 3600);
    if (trouble === "wrong-algorithm") {
      // The public key serves as the secret: a verifier that trusts the token's algorithm would accept it.
      const secret = new TextEncoder().encode(JSON.stringify(keys.token.jwk));
      return token.setProtectedHeader({ alg: "HS256", kid: KEY_ID }).sign(secret);
    }
    const own = await importPKCS8(keys.token.private, "RS256");
    const key = trouble === "wrong-key" ? (await generateKeyPair("RS256")).privateKey : own;
    return token.setProtectedHeader({ alg: "RS256", kid: KEY_ID }).sign(key);
  }

  /** A person removed from the list of apps consents anew, and is asked for their name again. */
  async #revoke(provider: Provider, form: URLSearchParams): Promise<Response> {
    const token = form.get("token") ?? "";
    await this.ctx.storage.put("revoked", [token, ...(await this.revoked())].slice(0, 200));
    await this.ctx.storage.delete(`told/${provider}/${token.slice("r.".length)}`);
    return new Response(null, { status: 200 });
  }

  /** Generated at first use and stored, so that no private key is in the repository. */
  #keys(): Promise<Keys> {
    return this.ctx.blockConcurrencyWhile(async () => {
      const known = await this.ctx.storage.get<Keys>("keys");
      if (known) return known;
      const token = await generateKeyPair("RS256", { extractable: true });
      const client = await generateKeyPair("ES256", { extractable: true });
      const made = {
        token: { private: await exportPKCS8(token.privateKey), jwk: await exportJWK(token.publicKey) },
        client: {
          private: await exportPKCS8(client.privateKey),
          public: await exportSPKI(client.publicKey),
        },
      };
      await this.ctx.storage.put("keys", made);
      return made;
    });
  }
}

/** One subject per person, whatever their name. */
async function subjectOf({ provider, person }: Pick<Grant, "provider" | "person">): Promise<string> {
  return (await sha256(`${provider}:${person.email}`)).slice(0, 24);
}

const googleClaims = ({ isVerified, name, hostedDomain }: SandboxPerson) => ({
  email_verified: isVerified,
  name,
  ...(hostedDomain && { hd: hostedDomain }),
});

/** Apple's are strings, and its tokens have no name. */
const appleClaims = ({ isVerified, isRelay }: SandboxPerson) => ({
  email_verified: String(isVerified),
  is_private_email: String(isRelay ?? false),
});

function badAnswer(trouble: Trouble | undefined): Response | Promise<Response> | null {
  if (trouble === "hang") return new Promise(() => undefined);
  if (trouble === "error-500") return refused("server_error", 500);
  if (trouble === "html")
    return new Response("<html>Sorry</html>", { headers: { "Content-Type": "text/html" } });
  return trouble === "five-megabytes" ? new Response(" ".repeat(FIVE_MEGABYTES)) : null;
}
