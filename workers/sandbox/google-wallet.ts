import { DurableObject } from "cloudflare:workers";
import { exportPKCS8, exportSPKI, generateKeyPair, importSPKI, jwtVerify } from "jose";
import { z } from "zod";
import type { ServiceAccount } from "~/server/platform/config.server";
import { classSchema, objectSchema } from "./google-wallet-fields";

/** Modes of the stand-in: normal, or a simulated failure. */
export const MOODS = ["well", "hang", "refuse", "unavailable", "nonsense"] as const;
export type Mood = (typeof MOODS)[number];

const ISSUER_ID = "3388000000000000000";
const EMAIL = "wallet@sandbox.iam.gserviceaccount.com";
const TOKEN_ADDRESS = "https://oauth2.googleapis.com/token";
const SCOPE = "https://www.googleapis.com/auth/wallet_object.issuer";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const TOKEN_SECONDS = 3600;

interface Keys {
  account: ServiceAccount;
  /** PEM. */
  publicKey: string;
}

type Resource = Record<string, unknown> & { id: string };

const fault = (status: number, message: string) =>
  Response.json({ error: { code: status, message } }, { status });

// why: Google's service requires an account, and cannot fetch images from a machine behind a router.
/**
 * Google Wallet's REST API and its token service, as far as cards use them. It stores received objects, and validates
 * them: the grant's signature, every field, ids, image URLs.
 */
export class GoogleWallet extends DurableObject<{ SITE_ORIGIN: string }> {
  async account(): Promise<ServiceAccount> {
    return (await this.#keys()).account;
  }

  async mood(mood: Mood): Promise<void> {
    await this.ctx.storage.put("mood", mood);
  }

  /** All that was made, by id. */
  async list(): Promise<{ classes: Resource[]; objects: Resource[]; calls: string[] }> {
    const { storage } = this.ctx;
    const classes = await storage.list<Resource>({ prefix: "genericClass/" });
    const objects = await storage.list<Resource>({ prefix: "genericObject/" });
    const calls = (await storage.get<string[]>("calls")) ?? [];
    return { classes: [...classes.values()], objects: [...objects.values()], calls };
  }

  /** What the save page shows for the token of a link: the objects it names. */
  async saved(token: string): Promise<Resource[] | null> {
    const payload = await this.#verified(token, { audience: "google" });
    const named = savedSchema.safeParse(payload);
    if (!named.success) return null;
    const { genericObjects } = named.data.payload;
    const objects = await Promise.all(
      genericObjects.map(({ id }) => this.ctx.storage.get<Resource>(`genericObject/${id}`)),
    );
    return objects.every((object) => object !== undefined) ? (objects as Resource[]) : null;
  }

  /** Handles requests to Google's URLs. */
  override async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const sent = new TextDecoder().decode(await request.arrayBuffer());
    const bad = await this.#badDay();
    if (bad) return bad;
    if (url.origin + url.pathname === TOKEN_ADDRESS) return this.#token(request.method, sent);
    return this.#resource(request, url, sent);
  }

  async #badDay(): Promise<Response | null> {
    const mood = (await this.ctx.storage.get<Mood>("mood")) ?? "well";
    if (mood === "hang") return new Promise(() => undefined);
    if (mood === "refuse") return fault(403, "Permission denied");
    if (mood === "unavailable") return fault(503, "The service is currently unavailable.");
    return mood === "nonsense" ? new Response("<html>Sorry</html>", { status: 200 }) : null;
  }

  async #token(method: string, sent: string): Promise<Response> {
    const form = new URLSearchParams(sent);
    const assertion = form.get("assertion") ?? "";
    const isGrant = method === "POST" && form.get("grant_type") === GRANT;
    const payload = isGrant ? await this.#verified(assertion, { audience: TOKEN_ADDRESS }) : null;
    if (payload?.scope !== SCOPE || !payload.exp) {
      return Response.json({ error: "invalid_grant" }, { status: 400 });
    }
    const token = crypto.randomUUID();
    await this.ctx.storage.put(`token/${token}`, Date.now() + TOKEN_SECONDS * 1000);
    return Response.json({ access_token: token, expires_in: TOKEN_SECONDS, token_type: "Bearer" });
  }

  async #resource(request: Request, url: URL, sent: string): Promise<Response> {
    const { storage } = this.ctx;
    const bearer = request.headers.get("Authorization")?.replace(/^Bearer /, "");
    const until = bearer && (await storage.get<number>(`token/${bearer}`));
    if (!until || until < Date.now()) return fault(401, "Invalid credentials");
    const [, kind, named] = RESOURCE.exec(url.pathname) ?? [];
    if (!kind) return fault(404, "No such method");
    const { method } = request;
    await this.#noteCall(`${method} ${url.pathname}`);
    const body = parsed(sent);
    const id = named ?? (body as Partial<Resource> | undefined)?.id;
    const there = await storage.get<Resource>(`${kind}/${id}`);
    if (method === "POST" && !named) {
      return there ? fault(409, `${id} already exists.`) : this.#store(kind, body);
    }
    if (!there) return fault(404, `${id} not found.`);
    if (method === "GET") return Response.json(there);
    return method === "PATCH" ? this.#store(kind, patched(there, body)) : fault(405, "Not here");
  }

  async #store(kind: string, body: unknown): Promise<Response> {
    const schema =
      kind === "genericClass" ? classSchema : objectSchema(new URL(this.env.SITE_ORIGIN).hostname);
    const result = schema.safeParse(body);
    if (!result.success) return fault(400, z.prettifyError(result.error));
    const { id } = result.data;
    if (!id.startsWith(`${ISSUER_ID}.`)) return fault(403, "Permission denied");
    if ("classId" in result.data) {
      const known = await this.ctx.storage.get(`genericClass/${result.data.classId}`);
      if (!known) return fault(404, `Wallet Object Class ${result.data.classId} not found.`);
    }
    await this.ctx.storage.put(`${kind}/${id}`, result.data);
    return Response.json(result.data);
  }

  async #noteCall(call: string): Promise<void> {
    const calls = (await this.ctx.storage.get<string[]>("calls")) ?? [];
    await this.ctx.storage.put("calls", [call, ...calls].slice(0, 200));
  }

  async #verified(token: string, { audience }: { audience: string }) {
    const key = await importSPKI((await this.#keys()).publicKey, "RS256");
    try {
      const options = { algorithms: ["RS256"], issuer: EMAIL, audience, requiredClaims: ["iat"] };
      return (await jwtVerify(token, key, options)).payload;
    } catch {
      return null;
    }
  }

  /** Generated at first use and stored, so that no private key is in the repository. */
  #keys(): Promise<Keys> {
    return this.ctx.blockConcurrencyWhile(async () => {
      const known = await this.ctx.storage.get<Keys>("keys");
      if (known) return known;
      const pair = await generateKeyPair("RS256", { extractable: true });
      const key = await exportPKCS8(pair.privateKey);
      const account = { issuerId: ISSUER_ID, email: EMAIL, key };
      const made = { account, publicKey: await exportSPKI(pair.publicKey) };
      await this.ctx.storage.put("keys", made);
      return made;
    });
  }
}

const RESOURCE = /^\/walletobjects\/v1\/(genericClass|genericObject)(?:\/([^/]+))?$/;

const savedSchema = z.object({
  typ: z.literal("savetowallet"),
  origins: z.array(z.string()).min(1),
  payload: z.strictObject({ genericObjects: z.array(z.strictObject({ id: z.string() })).min(1) }),
});

/** Named fields only; null takes one away, lists are replaced whole. */
function patched(there: Resource, body: unknown): Resource {
  const merged = { ...there, ...(body as object) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as Resource;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
