const RETURN = 0x0d;
const FEED = 0x0a;

/**
 * The text of a file as programs write them: UTF-8, UTF-16 with its mark, and else Windows-1252, which older spreadsheets
 * and mail programs save in. A mark at its beginning is taken off, and every line ends by a line feed.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "";
  const lines = linesFed(wide ? new TextEncoder().encode(new TextDecoder(wide).decode(bytes)) : bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(lines);
  } catch {
    return new TextDecoder("windows-1252").decode(lines);
  }
}

/** The bytes with every line ended by a line feed: to replace ten million returns in a text takes half a gigabyte. */
function linesFed(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(RETURN)) return bytes;
  const fed = new Uint8Array(bytes.length);
  let length = 0;
  bytes.forEach((byte, at) => {
    if (byte === RETURN && bytes[at + 1] === FEED) return;
    fed[length++] = byte === RETURN ? FEED : byte;
  });
  return fed.subarray(0, length);
}
