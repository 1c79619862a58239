import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from "playwright/test";

/** What a journey expects that would otherwise fail it. */
export class Allowed {
  readonly #responses: { status: number; path: RegExp }[] = [];
  readonly #messages: RegExp[] = [];

  /** @param path of the address, without its origin @param _why the reason for the refused request: for readers */
  response(status: number, path: RegExp, _why: string): void {
    this.#responses.push({ status, path });
  }

  console(text: RegExp, _why: string): void {
    this.#messages.push(text);
  }

  allowsResponse(status: number, path: string): boolean {
    return this.#responses.some((each) => each.status === status && each.path.test(path));
  }

  allowsMessage(text: string): boolean {
    return this.#messages.some((each) => each.test(text));
  }
}

const KNOWN = [
  // Chromium's own line for a response from 400 on, which is looked at as a response.
  /^Failed to load resource: the server responded with a status of/,
  // Of the frame into which a player loads: until then it contains a document of ours without script.
  /^An iframe which has both allow-scripts and allow-same-origin for its sandbox attribute/,
];

/**
 * Adds failed requests and console messages of a context's pages to `found`.
 * @returns ends it
 */
export function watch(context: BrowserContext, allowed: Allowed, found: string[]): () => void {
  const onResponse = (response: Response) => {
    const { pathname, search } = new URL(response.url());
    const status = response.status();
    if (status < 400 || allowed.allowsResponse(status, pathname + search)) return;
    found.push(`${response.request().method()} ${pathname}${search} answered ${status}`);
  };
  // A document in place of an image: no status reveals the problem, and nothing is shown.
  const onRequestFailed = (request: Request) => {
    if (request.failure()?.errorText === "net::ERR_BLOCKED_BY_ORB")
      found.push(`${request.resourceType()} ${new URL(request.url()).pathname} is nothing of that kind`);
  };
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (!["warning", "error"].includes(message.type())) return;
    if (!KNOWN.some((known) => known.test(text)) && !allowed.allowsMessage(text))
      found.push(`console ${message.type()}: ${text.slice(0, 400)}`);
  };
  const onError = (error: WebError) => {
    const text = String(error.error());
    if (!allowed.allowsMessage(text)) found.push(`uncaught: ${text.slice(0, 400)}`);
  };
  context.on("response", onResponse);
  context.on("requestfailed", onRequestFailed);
  context.on("console", onConsole);
  context.on("weberror", onError);
  return () => {
    context.off("response", onResponse);
    context.off("requestfailed", onRequestFailed);
    context.off("console", onConsole);
    context.off("weberror", onError);
  };
}
