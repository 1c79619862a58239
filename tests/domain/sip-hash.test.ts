import { expect, test } from "vitest";
import { type SipKey, sipHash } from "~/domain/visits/sip-hash";

/** The bytes 0 to 15, as in the reference's vectors. */
const KEY: SipKey = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c];

/** By `openssl mac -macopt hexkey:000102…0f -macopt size:16 SIPHASH` of the text's UTF-16, little endian; 24 of 32 digits. */
const KNOWN: readonly (readonly [string, string])[] = [
  ["", "a3817f04ba25a8e66df67214"],
  ["a", "3835477681c2262f25e57e12"],
  ["ab", "eedac3aa1b708ce119e5f796"],
  ["abcd", "8d366039c4671198eba91471"],
  ["abcde", "1a4a8211015c8740e75d403b"],
  ["usr_1\n203.0.113.7\nMozilla", "a1d9157cd7f4c5782c7103dd"],
  ["é😀", "e5dd082eda1a60d25a6db799"],
  ["x".repeat(127), "af3bfd27626d00b544dbd12b"],
  ["x".repeat(128), "bfc25e3c7dd1d5250a8abac3"],
];

test.each(KNOWN)("a text's hash is what another implementation says: %s", (text, digits) => {
  expect(Buffer.from(sipHash(KEY, text), "base64url").toString("hex")).toBe(digits);
});

test("each bit of the key and each letter of the text changes the hash", () => {
  const whole = sipHash(KEY, "usr_1\n203.0.113.7");
  for (let bit = 0; bit < 128; bit++) {
    const other = KEY.map((word, i) => (i === bit >> 5 ? word ^ (1 << (bit & 31)) : word));
    expect(sipHash(other as unknown as SipKey, "usr_1\n203.0.113.7")).not.toBe(whole);
  }
  const texts = Array.from({ length: 2_000 }, (_, i) => `usr_1\n10.0.${i >> 8}.${i & 255}`);
  expect(new Set(texts.map((text) => sipHash(KEY, text))).size).toBe(texts.length);
});
