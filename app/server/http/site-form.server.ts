import { AppError } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { withLimitedBody } from "./body-limit.server";

/**
 * Reads what a visitor posted to the site. A name that was sent more than once has a list as its value, and a file stays
 * a file: no schema of text takes either.
 * @throws AppError unsupported_media_type, payload_too_large, bad_request
 */
export async function readSiteForm(request: Request): Promise<Map<string, unknown>> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new AppError("unsupported_media_type");
  }
  const limited = await withLimitedBody(request, LIMITS.siteFormBytes);
  const form = await limited.formData().catch((cause: unknown) => {
    throw new AppError("bad_request", { cause });
  });
  const fields = new Map<string, unknown>();
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields.set(name, values.length === 1 ? values[0] : values);
  }
  return fields;
}
