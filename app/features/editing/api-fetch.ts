import type { Failure } from "~/domain/errors";
import { documentPath } from "~/i18n/document-language";
import type { CallName, Contracts, ResponseOf } from "~/routes/resources/contracts";

export type ApiResult<T> = { ok: true; value: T } | { ok: false; error: Failure };

/** Returned to a caller if the app sent no response. */
export const OFFLINE: ApiResult<never> = {
  ok: false,
  error: { code: "offline", messageKey: "unavailable" },
};

/** @returns the server's result; a response not sent by the app counts as none */
export function asResult<T>(body: unknown): ApiResult<T> {
  const result = body as Partial<ApiResult<T>> | null;
  const isOurs = result && (result.ok === true || (result.ok === false && result.error));
  return isOurs ? (result as ApiResult<T>) : OFFLINE;
}

type Param<Name extends string> = Name extends `${string}/:${infer P}/${infer Rest}`
  ? P | Param<`/${Rest}`>
  : Name extends `${string}/:${infer P}`
    ? P
    : never;

/** The parts of an endpoint's address besides its path. */
export type PartsOf<Name extends CallName> = Name extends CallName
  ? ([Param<Name>] extends [never] ? { params?: undefined } : { params: Record<Param<Name>, string> }) &
      (undefined extends Contracts[Name]["query"]
        ? { query?: undefined }
        : Partial<Contracts[Name]["query"]> extends Contracts[Name]["query"]
          ? { query?: Contracts[Name]["query"] }
          : { query: Contracts[Name]["query"] })
  : never;

type OptionsFor<Name extends CallName> = PartsOf<Name> &
  (undefined extends Contracts[Name]["body"] ? { body?: undefined } : { body: Contracts[Name]["body"] }) & {
    /** The same for every attempt to create one thing, so that a retry after a lost response creates no second one. */
    idempotencyKey?: string;
  };

export type Optional<T> = Partial<T> extends T ? [options?: T] : [options: T];

export interface Address {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
}

/**
 * Names the screen's user. If another user has signed in in another tab meanwhile, the call is refused as if the
 * session had ended.
 */
export function userHeader(): Record<string, string> {
  const { user } = document.documentElement.dataset;
  return user ? { "X-Visita-User": user } : {};
}

/** @returns the path of an endpoint without a language; typed by its definition in {@link addressOf} and `callPath` */
export function pathOf(name: string, { params = {}, query = {} }: Address): string {
  const path = name
    .slice(name.indexOf(" ") + 1)
    .replace(/:(\w+)/g, (_, param) => encodeURIComponent(params[param] ?? ""));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** @returns the address of an endpoint in the document's language */
export function addressOf<const Name extends CallName>(name: Name, ...parts: Optional<PartsOf<Name>>): string;
export function addressOf(name: string, parts: Address = {}): string {
  return documentPath(pathOf(name, parts));
}

/** Response timeout in milliseconds, and its extension per byte sent: a slow network takes longer. */
const RESPONSE_MS = 30_000;
const BYTE_MS = 0.05;

/**
 * Calls one of the app's own endpoints by its method and path; a file as the body is sent unchanged, under its own
 * type. Never throws, so that the screen is preserved. A timeout counts as a lost network.
 */
export async function apiFetch<const Name extends CallName>(
  name: Name,
  ...[options]: Optional<OptionsFor<Name>>
): Promise<ApiResult<ResponseOf<Name>>> {
  const { body, idempotencyKey, ...address }: Address & { body?: unknown; idempotencyKey?: string } =
    options ?? {};
  const file = body instanceof Blob && body;
  // Undefined without a body.
  const text: string | undefined = file ? undefined : JSON.stringify(body);
  const bytes = (file ? file.size : text?.length) ?? 0;
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), RESPONSE_MS + bytes * BYTE_MS);
  try {
    const response = await fetch(documentPath(pathOf(name, address)), {
      method: name.slice(0, name.indexOf(" ")),
      headers: {
        Accept: "application/json",
        ...userHeader(),
        ...(text && { "Content-Type": "application/json" }),
        ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      },
      body: file || text,
      signal: ending.signal,
    });
    return asResult(await response.json());
  } catch {
    return OFFLINE;
  } finally {
    clearTimeout(timer);
  }
}
