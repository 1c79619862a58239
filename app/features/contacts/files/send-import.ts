import { LIMITS } from "~/domain/limits";
import { apiFetch } from "~/features/editing/api-fetch";

/** What a file may be, for the chooser; what arrives is looked at by the server. */
export const IMPORT_TYPES = [".csv", ".vcf", "text/csv", "text/vcard"];

export const isTooLarge = (file: File): boolean => file.size > LIMITS.contactImportBytes;

/** No text, such as a spreadsheet's own format or an image; UTF-16 begins by its mark. */
export async function isBinary(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4_096).arrayBuffer());
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  return !isUtf16 && start.includes(0);
}

/** Sends a file of contacts unchanged. @returns the server's analysis of it */
export function sendImport(file: File) {
  const isVcard = /\.vcf$/i.test(file.name) || /vcard/i.test(file.type);
  return apiFetch("POST /contact-list/imports", {
    body: file.slice(0, file.size, isVcard ? "text/vcard" : "text/csv"),
  });
}
