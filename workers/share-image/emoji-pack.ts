const PACKS = 256;

/** The pack of an emoji, given by its code points (`1f469-200d-1f3a8`): an even spread, two hexadecimal digits. */
export function emojiPack(key: string): string {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = (hash * 31 + key.charCodeAt(at)) >>> 0;
  return (hash % PACKS).toString(16).padStart(2, "0");
}
