import { scannedCode } from "~/domain/addresses";
import { readFormFields } from "~/server/http/form-fields.server";

/**
 * Reads a form posted to the site. A repeated name has a list as its value, and a file stays a file: no schema of text
 * accepts either.
 * @throws AppError unsupported_media_type, payload_too_large, bad_request
 */
export async function readSiteForm(request: Request): Promise<Map<string, unknown>> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of await readFormFields(request)) {
    const earlier = fields.get(name);
    fields.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  return fields;
}

/**
 * The code by which the visitor came to the document of the form. Documents are cached for all visitors, so the code is
 * only in the document's address, which browsers send as Referer within a site.
 */
export function codeScannedBefore(request: Request, site: string): string | undefined {
  const referer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referer)) return undefined;
  const { origin, search } = new URL(referer);
  return origin === site ? scannedCode(search) : undefined;
}
