import type { z } from "zod";
import { AppError, fieldErrorsOf } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";

/**
 * Reads a JSON body by a schema.
 * @throws AppError payload_too_large, bad_request, invalid with every failed field
 */
export async function readJson<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  return parseInput(schema, await readJsonBody(request));
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

/** Reads at most `LIMITS.requestBytes` of a body, whatever its Content-Length says. */
async function readJsonBody(request: Request): Promise<unknown> {
  const text = await readText(request, LIMITS.requestBytes);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", { cause });
  }
}

/** @throws AppError payload_too_large as soon as more than `limit` bytes came */
export async function readText(request: Request, limit: number): Promise<string> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > limit) throw new AppError("payload_too_large");
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
