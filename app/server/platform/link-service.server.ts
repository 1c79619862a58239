import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { logError, type Platform } from "./platform.server";

const TIMEOUT_MS = 3_000;
const responseSchema = z.object({ harmful: z.array(z.string()) });

/**
 * Sends links to the configured service to check for harmful ones: `POST {"urls": […]}` returns `{"harmful": […]}`.
 * Without one only the built-in list applies.
 * @returns the harmful ones; null when the service does not respond in time, or not as agreed
 */
export async function askLinkService(
  platform: Platform,
  urls: readonly string[],
): Promise<ReadonlySet<string> | null> {
  const service = platform.config.linkCheck;
  if (!service || urls.length === 0) return new Set();
  const harmful = new Set<string>();
  try {
    for (let at = 0; at < urls.length; at += LIMITS.linksPerCheck) {
      const response = await fetch(service.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(service.token ? { Authorization: `Bearer ${service.token}` } : {}),
        },
        body: JSON.stringify({ urls: urls.slice(at, at + LIMITS.linksPerCheck) }),
        signal: platform.abortAfter(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`the link service answered ${response.status}`);
      for (const url of responseSchema.parse(await response.json()).harmful) harmful.add(url);
    }
    return harmful;
  } catch (error) {
    logError("the link service does not answer", error, platform.requestId);
    return null;
  }
}
