import { LIMITS } from "~/domain/limits";
import type { Platform } from "~/server/platform/platform.server";
import { fetchWebFile, type WebFile } from "~/server/platform/web-fetch.server";
import { type HtmlMeta, readHtml } from "./read-html.server";

/** The content of a web page, and its final address. */
export interface WebPage extends HtmlMeta {
  url: URL;
}

/**
 * Reads a web page. The caller has counted it before.
 * @param part "head" for its metadata alone
 * @returns its content; null where it cannot be read, whatever the reason
 */
export async function readWebPage(
  platform: Platform,
  url: string,
  signal: AbortSignal,
  part: "all" | "head" = "all",
): Promise<WebPage | null> {
  const file = await fetchWebFile(platform, url, {
    types: ["text/html"],
    maxBytes: LIMITS.fetchedPageBytes,
    signal,
  });
  return file && { url: file.url, ...(await readHtml(decoded(file), file.url, part)) };
}

/** The text of a page, by the charset of its headers or its first bytes. */
function decoded({ bytes, charset }: WebFile): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  const told = charset ?? /<meta[^>]{0,200}charset\s*=\s*["']?([a-z0-9_:.-]{1,40})/i.exec(start)?.[1];
  return decoderFor(told).decode(bytes);
}

function decoderFor(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset ?? "utf-8");
  } catch {
    return new TextDecoder();
  }
}
