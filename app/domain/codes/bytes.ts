import { deflateSync } from "node:zlib";

/** Compressed as PNG and PDF take it: deflate in a zlib wrapper. */
export const deflated = (bytes: Uint8Array): Uint8Array => new Uint8Array(deflateSync(bytes));

/** Several pieces as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
