/**
 * The text of a file as programs write them: UTF-8, UTF-16 with its mark, and else Windows-1252, which older spreadsheets
 * and mail programs save in. A mark at its beginning is taken off, and every line ends by a line feed.
 */
export const decodeText = (bytes: Uint8Array): string => decoded(bytes).replace(/\r\n?/g, "\n");

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
