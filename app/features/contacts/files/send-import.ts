import type { ImportPreview } from "~/domain/contacts/import/view";
import { LIMITS } from "~/domain/limits";
import { type ApiResult, addressOf, asResult, OFFLINE, userHeader } from "~/features/editing/api-fetch";

/** What a file may be, for the chooser; what arrives is looked at by the server. */
export const IMPORT_TYPES = [".csv", ".vcf", "text/csv", "text/vcard"];

export const isTooLarge = (file: File): boolean => file.size > LIMITS.contactImportBytes;

/** Sends a file of contacts as it is. @returns what stands in it */
export async function sendImport(file: File): Promise<ApiResult<ImportPreview>> {
  const isVcard = /\.vcf$/i.test(file.name) || /vcard/i.test(file.type);
  try {
    const response = await fetch(addressOf("POST /contact-list/imports", {}), {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": isVcard ? "text/vcard" : "text/csv",
        ...userHeader(),
      },
      body: file,
    });
    return asResult(await response.json());
  } catch {
    return OFFLINE;
  }
}
