const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";
const LENGTH = 3;

/**
 * The short form of a link's key in a ping: three characters of its hash (FNV-1a), so that pages stay light: twenty
 * links add a hundred bytes. Clicks of two links of a page with the same short key are added up.
 */
export function shortKey(key: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  let left = hash >>> 0;
  let text = "";
  for (let i = 0; i < LENGTH; i++) {
    text += DIGITS[left % DIGITS.length];
    left = Math.floor(left / DIGITS.length);
  }
  return text;
}

export const SHORT_KEY = /^[0-9a-z]{3}$/;
