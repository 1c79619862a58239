import type { LanguageCode } from "~/domain/languages";

/** What somebody agreed to when they left their details: the very words, in their language, and when. */
export interface Consent {
  text: string;
  /** Names the words, see {@link consentVersion}. */
  version: string;
  locale: LanguageCode;
  /** ISO 8601, UTC. */
  at: string;
}

/**
 * A short name for the words of a consent: the same words have the same name, and others practically never. A form
 * carries it, so that nobody is held to words that were changed after they read them.
 */
export function consentVersion(text: string): string {
  // FNV-1a over UTF-16 units, twice with different starts: 64 bits without waiting for a digest while a page is drawn.
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x01000193) + i;
  }
  return [a, b].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}
