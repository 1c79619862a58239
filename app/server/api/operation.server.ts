import { createRoute, type RouteConfig, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { ERROR_STATUS, type ErrorCode } from "~/domain/errors";
import { LIMITS } from "~/domain/limits";
import { decodeCursor } from "~/server/services/cursor.server";
import { signedIn } from "./actor.server";
import { describe, type OperationId, REFERENCE } from "./prose.server";

/** A JSON request body. */
export function takes<S extends z.ZodType>(schema: S) {
  return { required: true, content: { "application/json": { schema } } } as const;
}

/** A JSON response body. */
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

/** How any body can fail before and during validation. */
const OF_BODY = ["bad_request", "payload_too_large", "unsupported_media_type", "invalid"] as const;

/** Failures for the reference. They are thrown, never returned, so handler types do not include them. */
function failures(codes: Iterable<ErrorCode>): object {
  const statuses = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...statuses].map(([status, names]) => [status, gives(failure, names.join(", "))]),
  );
}

interface Operation<Request, Responses, More> {
  /** Schemas of parameters, query, headers and body: a request that fails them is refused before the handler runs. */
  request?: Request;
  /** The successful responses, by status. */
  responses: Responses;
  /** The error codes beside `internal` and those of any body. */
  fails?: readonly ErrorCode[];
  /** Runs before the request's schemas. */
  before?: More;
}

type Method = "get" | "post" | "put" | "patch" | "delete";
type RequestSchemas = NonNullable<RouteConfig["request"]>;
type Before = readonly MiddlewareHandler[];

function reference<M, P, Q extends RequestSchemas, S, B>(
  id: OperationId,
  method: M,
  path: P,
  { request, responses, fails = [] }: Operation<Q, S, B>,
) {
  const codes = new Set<ErrorCode>([...(request?.body ? OF_BODY : []), ...fails, "internal"]);
  return {
    ...describe(id),
    method,
    path,
    request: request as Q,
    responses: { ...responses, ...failures(codes) },
  };
}

/**
 * A public operation: the one place that defines its path, input, responses and failures.
 * @param id names its text in the prose as well
 */
export function publicOperation<
  const M extends Method,
  const P extends string,
  S extends RouteConfig["responses"],
  Q extends RequestSchemas = Record<never, never>,
  const B extends Before = [],
>(id: OperationId, method: M, path: P, operation: Operation<Q, S, B>) {
  return createRoute({
    ...reference(id, method, path, operation),
    middleware: [...(operation.before ?? [])],
  });
}

/** The same, with a valid token required. */
export function userOperation<
  const M extends Method,
  const P extends string,
  S extends RouteConfig["responses"],
  Q extends RequestSchemas = Record<never, never>,
  const B extends Before = [],
>(id: OperationId, method: M, path: P, operation: Operation<Q, S, B>) {
  const fails = ["unauthorized" as const, ...(operation.fails ?? [])];
  return createRoute({
    ...reference(id, method, path, { ...operation, fails }),
    security: [{ bearer: [] }],
    middleware: [signedIn, ...(operation.before ?? [])] as const,
  });
}

/** `?limit=` and `?cursor=` of a list. */
export const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(LIMITS.listMax).default(LIMITS.listDefault),
  cursor: z.string().max(200).optional(),
});

export const byId = z.object({ id: z.string() });
export const byHash = z.object({ hash: z.string() });

/** A list's query in the form services take. */
export const listInput = ({ limit, cursor }: z.output<typeof listQuery>) => ({
  limit,
  after: cursor ? decodeCursor(cursor) : undefined,
});

const header = z.string().max(300).optional();

/** Request headers, for the reference; they are interpreted where they are read. */
export const reading = z.object({ "If-None-Match": header });
export const saving = z.object({ "If-Match": header });
export const creating = z.object({ "Idempotency-Key": header });
