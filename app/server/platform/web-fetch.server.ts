import { Buffer } from "node:buffer";
import { BRAND } from "~/domain/brand";
import { LIMITS } from "~/domain/limits";
import { fetchableUrl } from "~/domain/link-fetch/fetchable-url";
import type { Platform } from "./platform.server";

/** A file from the web, as much of it as was requested. */
export interface WebFile {
  /** Its address after all redirects. */
  url: URL;
  /** In lower case, without parameters. */
  type: string;
  charset?: string;
  bytes: Uint8Array;
  /** Whether the file is longer than what was read. */
  isCut: boolean;
}

export interface WebAsk {
  /** The accepted types, in lower case. */
  types: readonly string[];
  maxBytes: number;
  /** Aborts the whole fetch, including redirects and reading. */
  signal: AbortSignal;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a file from the web for a user: what {@link fetchableUrl} allows, checked again at each redirect, without
 * cookies or anything that identifies the user. In development the sandbox responds in the web's place.
 * @returns the file, or null for anything else: the reason is not disclosed to the caller
 */
export async function fetchWebFile(platform: Platform, text: string, ask: WebAsk): Promise<WebFile | null> {
  try {
    let url = fetchableUrl(text, ownHosts(platform));
    for (let step = 0; url && step <= LIMITS.fetchRedirects; step++) {
      const response = await reach(platform, url, ask);
      if (!REDIRECTS.has(response.status)) return await fileOf(response, url, ask);
      await response.body?.cancel();
      url = fetchableUrl(response.headers.get("Location") ?? "", ownHosts(platform), url);
    }
  } catch {
    // Unresolvable names, timeouts and broken bodies all count as no file.
  }
  return null;
}

function ownHosts({ config }: Platform): string[] {
  return Object.values(config.origins).map((origin) => new URL(origin).hostname);
}

function reach({ bindings, config }: Platform, url: URL, { types, signal }: WebAsk): Promise<Response> {
  const headers = {
    Accept: types.join(", "),
    "User-Agent": `Mozilla/5.0 (compatible; ${BRAND}/1.0; +${config.origins.app})`,
  };
  const init = { headers, redirect: "manual", signal } as const;
  if (!config.isDevelopment) return fetch(url.href, init);
  // why: the web is not available in tests, and a development server makes no outside requests.
  if (!bindings.SANDBOX) throw new Error("There is no sandbox to ask");
  const asked = `http://sandbox/web?${new URLSearchParams({ url: url.href })}`;
  return bindings.SANDBOX.fetch(asked, init);
}

async function fileOf(response: Response, url: URL, ask: WebAsk): Promise<WebFile | null> {
  const [type = "", ...parameters] = (response.headers.get("Content-Type") ?? "").toLowerCase().split(";");
  if (!response.ok || !ask.types.includes(type.trim()) || !response.body) {
    await response.body?.cancel();
    return null;
  }
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([a-z0-9_:.-]{1,40})"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  return { url, type: type.trim(), ...(charset && { charset }), ...(await readAtMost(response.body, ask)) };
}

/** Counted after decompression. */
async function readAtMost(body: ReadableStream<Uint8Array>, { maxBytes, signal }: WebAsk) {
  const reader = body.getReader();
  // A body that trickles is aborted at the timeout, even after the fetch itself is done.
  const end = () => void reader.cancel().catch(() => undefined);
  signal.throwIfAborted();
  signal.addEventListener("abort", end, { once: true });
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    while (length <= maxBytes) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return { bytes: Buffer.concat(chunks), isCut: false };
      chunks.push(value);
      length += value.byteLength;
    }
    await reader.cancel();
    return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: true };
  } finally {
    signal.removeEventListener("abort", end);
  }
}
