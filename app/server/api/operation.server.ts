import { z } from "@hono/zod-openapi";
import { ERROR_STATUS, type ErrorCode } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { type OperationId, REFERENCE, SUMMARIES, TAGS } from "./prose.server";

/** What the reference says of a call. */
export function describe(operationId: OperationId, tag: keyof typeof TAGS) {
  return { operationId, tags: [TAGS[tag]], summary: SUMMARIES[operationId] };
}

/** The same of a call that needs a token. */
export function describeOwn(operationId: OperationId, tag: keyof typeof TAGS) {
  return { ...describe(operationId, tag), security: [{ bearer: [] }] };
}

/** A JSON body that a call takes. */
export function takes<S extends z.ZodType>(schema: S) {
  return { required: true, content: { "application/json": { schema } } } as const;
}

/** A JSON body that a call answers with. */
export function gives<S extends z.ZodType>(schema: S, description: string) {
  return { description, content: { "application/json": { schema } } } as const;
}

export const nothing = { description: REFERENCE.done } as const;
export const notModified = { description: REFERENCE.notModified } as const;

const failure = z
  .object({
    error: z.object({
      code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      field: z.string().optional(),
      id: z.string(),
    }),
  })
  .meta({ id: "Failure" });

/**
 * The failures of a call, for the reference. They are thrown, never returned, so handlers' types know nothing of them.
 */
export function failures(...codes: ErrorCode[]): object {
  const statuses = new Map<number, ErrorCode[]>();
  for (const code of [...codes, "internal" as const]) {
    const status = ERROR_STATUS[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...statuses].map(([status, names]) => [status, gives(failure, names.join(", "))]),
  );
}

/** What can be wrong with any body before it is looked at. */
export const ofBody = ["bad_request", "payload_too_large", "unsupported_media_type"] as const;

/** `?limit=` and `?cursor=` of a list. */
export const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.listMax).default(LIMITS.listDefault),
  cursor: z.string().max(200).optional(),
});

export const byId = z.object({ id: z.string() });
export const byHash = z.object({ hash: z.string() });

const header = z.string().max(300).optional();

/** Request headers, for the reference; what they mean is decided where they are read. */
export const reading = z.object({ "If-None-Match": header });
export const saving = z.object({ "If-Match": header });
export const creating = z.object({ "Idempotency-Key": header });
