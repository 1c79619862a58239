import type { z } from "zod";
import { AppError, fieldErrorsOf } from "~/domain/errors";

/**
 * Reads a JSON body by a schema; the entry has counted its bytes.
 * @throws AppError bad_request, invalid with every failed field
 */
export async function readJson<S extends z.ZodType>(
  source: Pick<Request | Blob, "text">,
  schema: S,
): Promise<z.output<S>> {
  return parseInput(schema, parseJson(await source.text()));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", { cause });
  }
}

/** @throws AppError invalid with every failed field; the first one is the error's own */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields = fieldErrorsOf(result.error);
  const [first] = fields;
  throw new AppError("invalid", {
    field: first?.field,
    messageKey: first?.messageKey,
    params: first?.params,
    fields,
  });
}
