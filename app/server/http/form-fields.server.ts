import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { withLimitedBody } from "./body-limit.server";

/** One field of a posted form: its name and value. */
export type FormField = [name: string, value: string | File];

/**
 * Reads the fields of a posted form, in the order they were sent. Bytes and fields are limited before they are
 * processed, so that later steps are bounded as well.
 * @throws AppError unsupported_media_type, payload_too_large, bad_request (no form, or more fields than any form has)
 */
export async function readFormFields(request: Request): Promise<FormField[]> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new AppError("unsupported_media_type");
  }
  const limited = await withLimitedBody(request, LIMITS.formBytes);
  const form = await limited.formData().catch((cause: unknown) => {
    throw new AppError("bad_request", { cause });
  });
  const fields: FormField[] = [];
  for (const field of form) {
    if (fields.length === LIMITS.formFields) throw new AppError("bad_request");
    fields.push(field as FormField);
  }
  return fields;
}
