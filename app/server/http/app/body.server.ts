import type { z } from "zod";
import { AppError, invalidInput } from "~/domain/errors";

/**
 * Reads a JSON body by a schema. The entry has limited its bytes; the higher limit of images applies only to form data,
 * so a body declared as JSON has the limit of JSON.
 * @throws AppError unsupported_media_type, bad_request, invalid with every failed field
 */
export async function readJson<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  requireJson(request);
  return parseJson(schema, await request.text());
}

/** @throws AppError unsupported_media_type for a body not declared as JSON, before it is read */
export function requireJson(request: Request): void {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json[ \t]*(?:;|$)/i.test(type)) throw new AppError("unsupported_media_type");
}

/** @throws AppError bad_request for invalid JSON, invalid with every failed field */
export function parseJson<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", { cause });
  }
  return parseInput(schema, input);
}

/** @throws AppError invalid with every failed field */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw invalidInput(result.error);
}
