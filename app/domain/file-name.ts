import { slugFrom } from "~/domain/slugs";

/**
 * A `Content-Disposition` value for a file named after a user's text: an ASCII `filename` for old clients and the whole
 * name as `filename*` (RFC 5987). `extension` excludes its dot.
 */
export function contentDisposition(kind: "inline" | "attachment", title: string, extension: string): string {
  const ascii = `${asciiFileName(title)}.${extension}`;
  const whole = encodeURIComponent(`${fileName(title)}.${extension}`).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${whole}`;
}

/** A text as a file name: no characters that a file system or header reads, at most 80 code points, never empty. */
export function fileName(title: string): string {
  const plain = title
    .toWellFormed()
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[. ]+|[. ]+$/g, "");
  return [...plain].slice(0, 80).join("").trim() || "card";
}

/** The same in ASCII letters, digits and hyphens. */
export function asciiFileName(title: string): string {
  return slugFrom(title) || "card";
}
