import { json } from "@remix-run/cloudflare";
import type { z } from "zod";
import { AppError, type FieldError, fieldErrorsOf } from "~/domain/errors";
import { failureOf } from "./error-response.server";
import type { OpenArgs } from "./route.server";

/** What a form gets back when it was not accepted: what is wrong, and what was typed but for the secrets. */
export interface FormResult {
  fields: FieldError[];
  /** What concerns no single field. */
  form?: Omit<FieldError, "field"> & { id: string };
  values: Record<string, string>;
}

/** Fields that are never sent back. */
const SECRET = new Set(["password", "confirm", "token", "temporaryIds", "firstTouch"]);

const textOf = (form: FormData) =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/**
 * Handles a posted form: parses it by its schema, and answers a refusal with every message beside its field and all
 * that was typed still there.
 * @param read makes the schema's input of the form's texts
 */
export async function handleForm<S extends z.ZodType>(
  args: OpenArgs,
  schema: S,
  handler: (input: z.output<S>) => Promise<Response>,
  read: (values: Record<string, string>) => unknown = (values) => values,
) {
  const typed = textOf(await args.request.formData());
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !SECRET.has(name)));
  const parsed = schema.safeParse(read(typed));
  if (!parsed.success) return refuse({ fields: fieldErrorsOf(parsed.error), values }, 422);
  try {
    return await handler(parsed.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const failure = failureOf(error, args.platform);
    const { messageKey, params, id } = failure;
    if (failure.field)
      return refuse({ fields: [{ field: failure.field, messageKey, params }], values }, error.status);
    return refuse({ fields: [], form: { messageKey, params, id }, values }, error.status);
  }
}

function refuse(result: FormResult, status: number) {
  return json(result, { status });
}
