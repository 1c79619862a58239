import { LIMITS } from "~/domain/limits";

/** An identity provider did not respond, or not validly; a retry may succeed. */
export class ProviderAway extends Error {
  override readonly name = "ProviderAway";
}

/** The response of a provider, read completely. */
export interface ProviderAnswer {
  status: number;
  text: string;
}

/**
 * Calls a provider and reads at most LIMITS.providerBytes of its response. Redirects are not followed.
 * @throws ProviderAway when it cannot be reached, times out or sends more
 */
export async function boundedFetch(
  reach: (url: string, init: RequestInit) => Promise<Response>,
  url: string,
  init: RequestInit,
): Promise<ProviderAnswer> {
  try {
    const response = await reach(url, { ...init, redirect: "manual" });
    return { status: response.status, text: await readBounded(response) };
  } catch (cause) {
    if (cause instanceof ProviderAway) throw cause;
    throw new ProviderAway(`${new URL(url).pathname} was not answered`, { cause });
  }
}

async function readBounded(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > LIMITS.providerBytes) {
      await reader.cancel();
      throw new ProviderAway(`an answer of more than ${LIMITS.providerBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
