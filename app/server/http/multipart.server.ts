import { AppError } from "~/domain/errors";

/** Characters of a boundary (RFC 2046 5.1.1) that need no quotes (RFC 2045 5.1), and those that do; at most 70 of them. */
const FORM_DATA = /^multipart\/form-data;[ \t]*boundary=(?:([\w'+.-]{1,70})|"([\w'()+,./:=?-]{1,70})")$/i;

/** Whether a body is declared as multipart, validly or not. */
export function isMultipart(type: string): boolean {
  return /^\s*multipart\b/i.test(type);
}

/**
 * @param type a Content-Type of form data with its boundary and nothing else, as browsers and programs send it: with
 *   other parameters the parser could use another boundary than the one counted here
 * @returns the boundary, or null for any other type
 */
export function formBoundary(type: string): string | null {
  const [, plain, quoted] = FORM_DATA.exec(type) ?? [];
  return plain ?? quoted ?? null;
}

/** @throws AppError unsupported_media_type for a body that is not form data, before it is read */
export function requireFormData(request: Request): void {
  if (!formBoundary(request.headers.get("Content-Type") ?? "")) throw new AppError("unsupported_media_type");
}
