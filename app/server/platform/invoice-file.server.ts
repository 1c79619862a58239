import { Buffer } from "node:buffer";
import { AppError } from "~/domain/errors";
import type { Platform } from "./platform.server";

const TIMEOUT_MS = 10_000;
/** Bytes of an invoice's PDF; one has a page or two. */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Reads the PDF of an invoice where Stripe has it. Its address comes from Stripe itself and was stored by a sync.
 * @throws AppError unavailable where it cannot be had
 */
export async function readInvoiceFile(platform: Platform, url: string): Promise<Uint8Array> {
  const { bindings, config } = platform;
  const sandbox = config.isDevelopment && !config.stripe.key ? bindings.SANDBOX : undefined;
  const init = { signal: platform.abortAfter(TIMEOUT_MS) };
  try {
    const response = sandbox ? await sandbox.fetch(url, init) : await fetch(url, init);
    if (!response.ok || !response.body) throw new Error(`the invoice's file answered ${response.status}`);
    return await readAtMost(response.body);
  } catch (cause) {
    throw new AppError("unavailable", { cause });
  }
}

async function readAtMost(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      throw new Error(`the invoice's file has more than ${MAX_BYTES} bytes`);
    }
    chunks.push(value);
  }
}
