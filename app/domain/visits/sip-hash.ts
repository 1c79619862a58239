/** A key of 128 bits, as four words of 32, the lowest first. */
export type SipKey = readonly [number, number, number, number];

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** v0 to v3, each as its low and its high half. Synchronous work alone uses it. */
const state = new Int32Array(8);

/**
 * SipHash-2-4 with 128 bits (Aumasson, Bernstein) of a text's UTF-16, little endian: irreversible without the key. In
 * JavaScript, since a hash by the runtime's library costs several times as much, most of it for objects.
 * @returns the first 96 bits as 16 characters of base64url
 */
export function sipHash(key: SipKey, text: string): string {
  const [k0, k1, k2, k3] = key;
  state[0] = k0 ^ 0x70736575;
  state[1] = k1 ^ 0x736f6d65;
  state[2] = k2 ^ 0x6e646f6d ^ 0xee;
  state[3] = k3 ^ 0x646f7261;
  state[4] = k0 ^ 0x6e657261;
  state[5] = k1 ^ 0x6c796765;
  state[6] = k2 ^ 0x79746573;
  state[7] = k3 ^ 0x74656462;
  const { length } = text;
  const rest = length & 3;
  const whole = length - rest;
  const unit = (at: number) => (at < length ? text.charCodeAt(at) : 0);
  for (let i = 0; i < whole; i += 4)
    absorb(
      text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16),
      text.charCodeAt(i + 2) | (text.charCodeAt(i + 3) << 16),
    );
  absorb(unit(whole) | (unit(whole + 1) << 16), unit(whole + 2) | ((2 * length) << 24));
  state[4] = at(4) ^ 0xee;
  rounds(4);
  const first = at(0) ^ at(2) ^ at(4) ^ at(6);
  const second = at(1) ^ at(3) ^ at(5) ^ at(7);
  state[2] = at(2) ^ 0xdd;
  rounds(4);
  return toText(first, second, at(0) ^ at(2) ^ at(4) ^ at(6));
}

const at = (place: number): number => state[place] as number;

function absorb(low: number, high: number): void {
  state[6] = at(6) ^ low;
  state[7] = at(7) ^ high;
  rounds(2);
  state[0] = at(0) ^ low;
  state[1] = at(1) ^ high;
}

/** Whether a sum of two halves has a carry. */
const carry = (sum: number, added: number): number => (sum >>> 0 < added >>> 0 ? 1 : 0);

function rounds(count: number): void {
  let v0 = at(0);
  let h0 = at(1);
  let v1 = at(2);
  let h1 = at(3);
  let v2 = at(4);
  let h2 = at(5);
  let v3 = at(6);
  let h3 = at(7);
  for (let i = 0; i < count; i++) {
    let kept: number;
    v0 = (v0 + v1) | 0;
    h0 = (h0 + h1 + carry(v0, v1)) | 0;
    kept = v1;
    v1 = ((v1 << 13) | (h1 >>> 19)) ^ v0;
    h1 = ((h1 << 13) | (kept >>> 19)) ^ h0;
    kept = v0;
    v0 = h0;
    h0 = kept;
    v2 = (v2 + v3) | 0;
    h2 = (h2 + h3 + carry(v2, v3)) | 0;
    kept = v3;
    v3 = ((v3 << 16) | (h3 >>> 16)) ^ v2;
    h3 = ((h3 << 16) | (kept >>> 16)) ^ h2;
    v0 = (v0 + v3) | 0;
    h0 = (h0 + h3 + carry(v0, v3)) | 0;
    kept = v3;
    v3 = ((v3 << 21) | (h3 >>> 11)) ^ v0;
    h3 = ((h3 << 21) | (kept >>> 11)) ^ h0;
    v2 = (v2 + v1) | 0;
    h2 = (h2 + h1 + carry(v2, v1)) | 0;
    kept = v1;
    v1 = ((v1 << 17) | (h1 >>> 15)) ^ v2;
    h1 = ((h1 << 17) | (kept >>> 15)) ^ h2;
    kept = v2;
    v2 = h2;
    h2 = kept;
  }
  state[0] = v0;
  state[1] = h0;
  state[2] = v1;
  state[3] = h1;
  state[4] = v2;
  state[5] = h2;
  state[6] = v3;
  state[7] = h3;
}

/** Six bits as a digit's code. */
const digit = (bits: number): number => DIGITS.charCodeAt(bits & 63);

/** A word with its bytes in the other order. */
const swap = (word: number): number =>
  (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);

/** The bytes of three words in their order, as base64url. */
function toText(first: number, second: number, third: number): string {
  const a = swap(first);
  const b = swap(second);
  const c = swap(third);
  // In one piece: a text that is made by adding to it is longer in memory, and hundreds of them wait there.
  return String.fromCharCode(
    digit(a >>> 26),
    digit(a >>> 20),
    digit(a >>> 14),
    digit(a >>> 8),
    digit(a >>> 2),
    digit((a << 4) | (b >>> 28)),
    digit(b >>> 22),
    digit(b >>> 16),
    digit(b >>> 10),
    digit(b >>> 4),
    digit((b << 2) | (c >>> 30)),
    digit(c >>> 24),
    digit(c >>> 18),
    digit(c >>> 12),
    digit(c >>> 6),
    digit(c),
  );
}
