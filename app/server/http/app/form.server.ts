import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { json, type TypedResponse } from "@remix-run/cloudflare";
import type { z } from "zod";
import { AppError, type FormMessage, messagesOf } from "~/domain/errors";
import { type FormField, readFormFields } from "~/server/http/form-fields.server";
import { failureOf } from "./error-response.server";
import type { PublicArgs } from "./route.server";

/** The response to a refused form: the errors, and the input without secrets. */
export type FormResult = SubmissionResult<FormMessage[]>;

/** Fields that are never sent back. */
const hideFields = ["password", "confirm", "temporaryIds", "firstTouch", "timeZone"];

/**
 * The fields with plain names, each once, the last one sent; our forms have no others. conform parses names as paths,
 * so that `a[4000000000]` would make it iterate a list of that length, copies all earlier values of a name for each
 * further one, and reads commands from fields of its own: none of that may come from untrusted input.
 */
function plainFields(posted: readonly FormField[]): FormData {
  const fields = new FormData();
  for (const [name, value] of posted) {
    if (!/^[a-z]\w*$/i.test(name)) continue;
    if (typeof value === "string") fields.set(name, value);
    else fields.set(name, value, value.name);
  }
  return fields;
}

/**
 * Handles a posted form: parses it by its schema, and responds to a refusal with every message beside its field and all
 * input preserved.
 */
export async function handleForm<S extends z.ZodType, R extends Response>(
  args: PublicArgs,
  schema: S,
  handler: (input: z.output<S>) => Promise<R>,
): Promise<R | TypedResponse<FormResult>> {
  const fields = plainFields(await readFormFields(args.request));
  const submission = parseWithZod(fields, { schema, formatError: messagesOf, disableAutoCoercion: true });
  if (submission.status !== "success") return json(submission.reply({ hideFields }), { status: 422 });
  try {
    return await handler(submission.value);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { field, messageKey, params, id } = failureOf(error, args.platform);
    const messages: FormMessage[] = [{ messageKey, params, id }];
    const found = field ? { fieldErrors: { [field]: messages } } : { formErrors: messages };
    return json(submission.reply({ ...found, hideFields }), { status: error.status });
  }
}
