import { PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";

/** Texts of a pass in the phone's language, besides the names of contacts. */
export const PASS_WORDS = ["description", "testDescription", "card", "page"] as const;
export type PassWord = (typeof PASS_WORDS)[number];

/** The strings of one language: the texts of passes and the names of plain contacts. */
export type PassSentences = Record<PassWord | (typeof PLAIN_CONTACT_NAMES)[number], string>;

/** Every name that `pass.strings` translates. */
export const PASS_SENTENCES: readonly (keyof PassSentences)[] = [...PASS_WORDS, ...PLAIN_CONTACT_NAMES];

/**
 * The key of a string in `pass.json` and `pass.strings`. A phone looks up every text of a pass, including users', so a
 * key must not occur as text on a card.
 */
export const sentenceKey = (name: keyof PassSentences) => `pass/${name}`;

/** @returns the key of a contact's name, or null for names that are the same in every language */
export function contactKey(name: string): string | null {
  const plain = PLAIN_CONTACT_NAMES.find((one) => one === name);
  return plain ? sentenceKey(plain) : null;
}

const escaped = (text: string) => text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n");

/**
 * A `pass.strings` file: one `"key" = "text";` a line. UTF-16 with a byte order mark, as Apple's guide to string
 * resources recommends; its encoding is unambiguous.
 */
export function passStrings(sentences: PassSentences): Uint8Array<ArrayBuffer> {
  const lines = PASS_SENTENCES.map(
    (name) => `"${escaped(sentenceKey(name))}" = "${escaped(sentences[name])}";`,
  );
  const text = `\uFEFF${lines.join("\n")}\n`;
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), true);
  return bytes;
}
