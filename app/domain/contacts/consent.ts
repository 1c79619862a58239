import type { LanguageCode } from "~/domain/languages";

/** The consent given with a contact form: the exact wording, its language, and when. */
export interface Consent {
  text: string;
  /** Identifies the wording, see {@link consentVersion}. */
  version: string;
  locale: LanguageCode;
  /** ISO 8601, UTC. */
  at: string;
}

/**
 * A short hash of a consent's wording, practically unique. A form carries it, so that consent never applies to a
 * wording that was changed after the visitor read it.
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
