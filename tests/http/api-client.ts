import { randomInt, randomUUID } from "node:crypto";
import { type IncomingHttpHeaders, request } from "node:http";

/** Where the built Worker listens. The name is the API's host; Node resolves no `*.localhost`, so it connects by number. */
const PORT = Number(process.env.TEST_ORIGIN_PORT ?? 8787);

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what came, whatever it is
  json: any;
}

export interface Call {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: string | Uint8Array;
  /** Sent as form data. */
  form?: FormData;
  /** Sent in chunks, so that no length is declared. */
  isChunked?: boolean;
  host?: string;
}

/** Each test file has an address of its own, so that files do not use up each other's rate limits. */
const ADDRESS = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** One call of the API, over the wire. */
export async function api(path: string, call: Call = {}): Promise<Answer> {
  const { body, type } = await bodyOf(call);
  const headers: Record<string, string | number> = {
    Host: `${call.host ?? "api.localhost"}:${PORT}`,
    "CF-Connecting-IP": ADDRESS,
    ...(type ? { "Content-Type": type } : {}),
    ...(call.token ? { Authorization: `Bearer ${call.token}` } : {}),
    ...(body && !call.isChunked ? { "Content-Length": body.byteLength } : {}),
    ...call.headers,
  };
  const method = call.method ?? (body ? "POST" : "GET");
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: PORT, path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        const isJson = answer.headers["content-type"]?.includes("json") && text !== "";
        const json = isJson ? JSON.parse(text) : undefined;
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, json });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

async function bodyOf(call: Call): Promise<{ body?: Uint8Array; type?: string }> {
  if (call.form) {
    const encoded = new Response(call.form);
    const type = encoded.headers.get("Content-Type") ?? "";
    return { body: new Uint8Array(await encoded.arrayBuffer()), type };
  }
  if (call.json !== undefined)
    return { body: Buffer.from(JSON.stringify(call.json)), type: "application/json" };
  if (call.body === undefined) return {};
  return { body: typeof call.body === "string" ? Buffer.from(call.body) : call.body };
}

export const PASSWORD = "correct horse battery";

export function newEmail(): string {
  return `test-${randomUUID()}@visita.example`;
}

export interface Person {
  email: string;
  token: string;
  refresh: string;
  id: string;
}

/** A new account on the free plan, signed in. */
export async function newPerson(more: object = {}): Promise<Person> {
  const email = newEmail();
  const json = { email, password: PASSWORD, name: "Test Person", ...more };
  const answer = await api("/app/registration/register", { json });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}: ${answer.text}`);
  return {
    email,
    token: answer.json.token,
    refresh: answer.json.refresh_token,
    id: answer.json.user.id,
  };
}

/** The demo account with 25 seats. Tests delete what they make: everybody shares it. */
export async function signInPro(): Promise<string> {
  const json = { email: "pro@visita.example", password: "visita-demo-1" };
  const answer = await api("/security/login", { json });
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}: ${answer.text}`);
  return answer.json.token;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to an address, once it has come. */
export async function mailTo(email: string, subject: RegExp = /./): Promise<Mail> {
  for (let tries = 0; tries < 50; tries++) {
    const { json } = await api("/dev/inbox.json", { host: "localhost" });
    const found = (json as Mail[]).find((mail) => mail.to === email && subject.test(mail.subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail came to ${email}`);
}
