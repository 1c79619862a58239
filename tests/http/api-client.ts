import { randomInt, randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { ask, originOf } from "../support/http";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any response
  json: any;
}

export interface Call {
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: string;
  /** Sent as form data. */
  form?: FormData;
  /** Sent in chunks, so that no length is declared. */
  isChunked?: boolean;
  surface?: string;
}

/** Each test file has a separate address, so that files do not use up each other's rate limits. */
const ADDRESS = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** One call of the API, over the wire. */
export async function api(path: string, call: Call = {}): Promise<Answer> {
  const { body, type } = await bodyOf(call);
  const headers = {
    "CF-Connecting-IP": ADDRESS,
    ...(type ? { "Content-Type": type } : {}),
    ...(call.token ? { Authorization: `Bearer ${call.token}` } : {}),
    ...(call.isChunked ? { "Transfer-Encoding": "chunked" } : {}),
    ...call.headers,
  };
  const method = call.method ?? (body ? "POST" : "GET");
  const response = await ask(call.surface ?? "api", path, { method, headers, body });
  const isJson = response.headers["content-type"]?.includes("json") && response.text !== "";
  return {
    status: response.status,
    headers: response.headers,
    text: response.text,
    json: isJson ? response.json() : undefined,
  };
}

async function bodyOf(call: Call): Promise<{ body?: Buffer; type?: string }> {
  if (call.form) {
    const encoded = new Response(call.form);
    const type = encoded.headers.get("Content-Type") ?? "";
    return { body: Buffer.from(await encoded.arrayBuffer()), type };
  }
  if (call.json !== undefined)
    return { body: Buffer.from(JSON.stringify(call.json)), type: "application/json" };
  if (call.body === undefined) return {};
  return { body: Buffer.from(call.body) };
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
  const response = await api("/app/registration/register", { json });
  if (response.status !== 201) throw new Error(`register answered ${response.status}: ${response.text}`);
  return {
    email,
    token: response.json.token,
    refresh: response.json.refresh_token,
    id: response.json.user.id,
  };
}

/** The same, with the address verified by the link of the mail. */
export async function newVerifiedPerson(): Promise<Person> {
  const person = await newPerson();
  // The first mail to a new account, whatever its subject says.
  const { text } = await mailTo(person.email);
  const path = /\/verify-email\/[A-Za-z0-9_-]{43}/.exec(text)?.[0] ?? "";
  const { status } = await ask("app", path, {
    method: "POST",
    headers: { Origin: originOf("app"), "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ password: PASSWORD }).toString(),
  });
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return person;
}

/** The demo account with 25 seats. It is shared: tests delete what they create. */
export async function signInPro(): Promise<string> {
  const json = { email: "pro@visita.example", password: "visita-demo-1" };
  const response = await api("/security/login", { json });
  if (response.status !== 200) throw new Error(`login answered ${response.status}: ${response.text}`);
  return response.json.token;
}

/** Signs in a demo account with the app's own form. @returns the cookies that the response sets */
export async function signInForm(email: string): Promise<string[]> {
  const response = await ask("app", "/login", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: originOf("app") },
    body: new URLSearchParams({ email, password: "visita-demo-1" }).toString(),
  });
  if (response.status !== 302)
    throw new Error(`${email}: login answered ${response.status}: ${response.text}`);
  return response.headers["set-cookie"] ?? [];
}

/** @returns the header that sends cookies back */
export const cookieHeader = (set: string[]) => set.map((cookie) => cookie.split(";")[0]).join("; ");

export interface Mail {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** The newest mail to an address, once it has arrived. */
export async function mailTo(email: string, subject: RegExp = /./): Promise<Mail> {
  for (let tries = 0; tries < 200; tries++) {
    const { json } = await api("/dev/inbox.json", { surface: "app" });
    const found = (json as Mail[]).find((mail) => mail.to === email && subject.test(mail.subject));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail came to ${email}`);
}
