import { SANDBOX_STRIPE_KEY, STRIPE_API_VERSION } from "~/server/platform/stripe-sandbox.server";
import type { Account } from "./account";
import { CALLS } from "./calls/all";
import { expandOf } from "./calls/call";
import { expandAll } from "./calls/expand";
import { bodyText, readForm } from "./form-body";
import type { Answer, Idempotency } from "./idempotency";
import { invalid, StripeProblem } from "./problem";

/** Runs what reads and writes rows: wholly or not at all. */
export type Transaction = <T>(request: string | null, run: () => T) => T;

/** @returns whether a request is a call of the API */
export function isApi({ url }: Request): boolean {
  const { hostname, pathname } = new URL(url);
  return hostname === "api.stripe.com" || (hostname.startsWith("sandbox.") && pathname.startsWith("/v1/"));
}

/**
 * Handles a call of Stripe's API.
 * @param transaction what it does
 */
export async function respondToApi(
  request: Request,
  account: Account,
  idempotency: Idempotency,
  transaction: Transaction,
): Promise<Response> {
  const key = request.method === "POST" ? request.headers.get("Idempotency-Key") : null;
  try {
    checkHeaders(request.headers);
    if (key) idempotency.begin(key);
  } catch (error) {
    return responseOf(answerOf(error));
  }
  try {
    const form = request.method === "POST" ? await bodyText(request) : new URL(request.url).search.slice(1);
    const name = `${request.method} ${new URL(request.url).pathname} ${form}`;
    const known = key ? idempotency.find(key, name, account.now()) : undefined;
    if (known) return responseOf(known, { "Idempotent-Replayed": "true" });
    const answer = runCall(request, form, account, (run) => transaction(key, run));
    // What was wrong from the start may be sent again, corrected, with the same key.
    if (key && answer.status !== 400) idempotency.store(key, name, answer, account.now());
    return responseOf(answer);
  } catch (error) {
    return responseOf(answerOf(error));
  } finally {
    if (key) idempotency.end(key);
  }
}

function runCall(
  request: Request,
  form: string,
  account: Account,
  transaction: <T>(run: () => T) => T,
): Answer {
  const { pathname } = new URL(request.url);
  const input = readForm(form);
  try {
    const expand = expandOf(input);
    const body = transaction(() => {
      for (const { method, path, run } of CALLS) {
        const match = method === request.method ? path.exec(pathname) : null;
        if (!match) continue;
        const made = run(account, match.slice(1), input);
        return made instanceof StripeProblem ? made : expandAll(account, made, expand);
      }
      throw new StripeProblem(
        404,
        "invalid_request_error",
        `Unrecognized request URL (${request.method}: ${pathname}).`,
      );
    });
    if (body instanceof StripeProblem) return answerOf(body);
    return { status: 200, body: JSON.stringify(body) };
  } catch (error) {
    return answerOf(error);
  }
}

function checkHeaders(headers: Headers): void {
  const key = /^Bearer (.+)$/.exec(headers.get("Authorization") ?? "")?.[1];
  if (key !== SANDBOX_STRIPE_KEY)
    throw new StripeProblem(
      401,
      "invalid_request_error",
      key ? `Invalid API Key provided: ${key.slice(0, 8)}***` : "You did not provide an API key.",
    );
  const version = headers.get("Stripe-Version") ?? STRIPE_API_VERSION;
  if (version !== STRIPE_API_VERSION) throw invalid(`Invalid Stripe API version: ${version}`);
}

/** @throws what is no problem of the caller's */
function answerOf(error: unknown): Answer {
  if (!(error instanceof StripeProblem)) throw error;
  return { status: error.status, body: JSON.stringify(error.body()) };
}

function responseOf({ status, body }: Answer, more: Record<string, string> = {}): Response {
  const headers = {
    "Content-Type": "application/json",
    "Request-Id": `req_${crypto.randomUUID().replaceAll("-", "").slice(0, 14)}`,
    "Stripe-Version": STRIPE_API_VERSION,
    ...more,
  };
  return new Response(body, { status, headers });
}
