import { PLAIN_CONTACT_NAMES } from "~/domain/cards/contact-names";

/** What a pass says in the language of the phone, besides the names of contacts. */
export const PASS_WORDS = ["description", "testDescription", "card", "page"] as const;
export type PassWord = (typeof PASS_WORDS)[number];

/** The sentences of one language: the words of passes and the names of plain contacts. */
export type PassSentences = Record<PassWord | (typeof PLAIN_CONTACT_NAMES)[number], string>;

/** Every name that `pass.strings` translates. */
export const PASS_SENTENCES: readonly (keyof PassSentences)[] = [...PASS_WORDS, ...PLAIN_CONTACT_NAMES];

/**
 * The key of a sentence in `pass.json` and `pass.strings`. A phone looks up every text of a pass, those of users too,
 * so a key is nothing that anybody would write on a card.
 */
export const sentenceKey = (name: keyof PassSentences) => `pass/${name}`;

/** @returns the key of a contact's name, or null for names that are the same in every language */
export function contactKey(name: string): string | null {
  const plain = PLAIN_CONTACT_NAMES.find((one) => one === name);
  return plain ? sentenceKey(plain) : null;
}

const escaped = (text: string) => text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n");

/**
 * A `pass.strings` file: one `"key" = "text";` a line. UTF-16 with a byte order mark, which is what Apple's guide to
 * string resources recommends and what no reader can mistake for another encoding.
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
