import { json, redirect } from "@remix-run/cloudflare";
import type { Subject } from "~/domain/changes";
import { AppError, type FieldError } from "~/domain/errors";
import type { SensitiveLevel } from "~/domain/pages/schema";
import type { Visited } from "~/domain/visits/visited";
import { i18nFor } from "~/i18n/instances";
import type { SiteContext } from "~/server/http/request-context.server";
import { UNKNOWN_PATH } from "./cached.server";
import {
  CACHE_SCOPE,
  type CacheScope,
  EXPIRES_AT,
  LEVEL,
  PRIVATE,
  SUBJECTS,
  VERSION,
  VISITED,
} from "./document.server";
import { systemMessages } from "./messages.server";

interface SiteResponse {
  status: number;
  /** If it expires soon: until when it is valid, in milliseconds since the epoch. */
  expiresAt?: number;
  cacheScope?: "never";
  /** The level of a sensitive page, and whether this is the gate or the page itself. */
  sensitive?: { level: SensitiveLevel; cacheScope: "gate" | "confirmed" };
  /** The version of its page or card, if it has one. */
  version?: number;
  /** What it was made from. */
  subjects?: readonly Subject[];
  /** What its visit is counted for. */
  visited?: Visited;
}

/** @returns the data of a site document with its status and headers */
export function siteData<T>(
  data: T,
  { status, expiresAt, cacheScope, sensitive, version, subjects, visited }: SiteResponse,
) {
  const headers = new Headers();
  if (expiresAt && Number.isFinite(expiresAt)) headers.set(EXPIRES_AT, String(expiresAt));
  if (cacheScope) headers.set(CACHE_SCOPE, cacheScope);
  if (sensitive) {
    headers.set(CACHE_SCOPE, sensitive.cacheScope);
    headers.set(LEVEL, String(sensitive.level));
  }
  if (version !== undefined) headers.set(VERSION, String(version));
  if (subjects) headers.set(SUBJECTS, subjects.join(" "));
  if (visited) headers.set(VISITED, JSON.stringify(visited));
  return json(data, { status, headers });
}

/** Thrown by a loader where a page has moved. */
export function movedAddress(
  url: string,
  { expiresAt, subjects = [] }: Pick<SiteResponse, "expiresAt" | "subjects">,
): Response {
  const headers = new Headers({ [SUBJECTS]: subjects.join(" ") });
  if (expiresAt !== undefined) headers.set(EXPIRES_AT, String(expiresAt));
  return redirect(url, { headers });
}

/**
 * Thrown by a loader where a form's target was requested without a post: redirects to the form, for this visitor alone.
 */
export function formIsAt(url: string): Response {
  return redirect(url, { status: 302, headers: { [CACHE_SCOPE]: "never" satisfies CacheScope } });
}

/** Carries a loader's headers to the document: the `headers` export of every site route. */
export function siteHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}

/** The same for a document whose address is secret. */
export function privateHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  const headers = new Headers(loaderHeaders);
  headers.set(PRIVATE, "1");
  return headers;
}

/**
 * Thrown by a loader where an address has nothing to show: nothing is drawn for it, every such address has the same
 * document. Visitors are not redirected.
 */
export function unknownAddress({
  version,
  expiresAt,
  subjects = [],
}: Pick<SiteResponse, "version" | "expiresAt" | "subjects"> = {}): Response {
  const headers: Record<string, string> = {
    [CACHE_SCOPE]: "unknown" satisfies CacheScope,
    [SUBJECTS]: subjects.join(" "),
  };
  if (version !== undefined) headers[VERSION] = String(version);
  if (expiresAt !== undefined) headers[EXPIRES_AT] = String(expiresAt);
  return redirect(UNKNOWN_PATH, { headers });
}

/** @returns the result of the work; the not-found screen where it finds nothing */
export async function unlessUnknown<T>(site: SiteContext, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    if (!site.posted) throw unknownAddress();
    const data = { kind: "unknown" as const, ...systemMessages(site, "unknown") };
    return siteData(data, { status: 404, cacheScope: "never" });
  }
}

/** The errors of a posted form, in the visitor's language. */
export interface Refusal {
  /** About the whole form. */
  summary: string;
  /** By the name of the field. */
  messages: Record<string, string>;
}

/**
 * @returns the response to a form that a service refused, with the status from the one table
 * @throws any other error
 */
export function refusalData<T>(site: SiteContext, error: unknown, data: T) {
  if (!(error instanceof AppError)) throw error;
  const { t } = i18nFor(site.language);
  const say = ({ messageKey, params }: Pick<FieldError, "messageKey" | "params">) =>
    t(`errors:${messageKey}`, { ...params });
  const messages = Object.fromEntries((error.fields ?? []).map((field) => [field.field, say(field)]));
  const headers = new Headers({ [CACHE_SCOPE]: "never" });
  if (error.retryAfter) headers.set("Retry-After", String(error.retryAfter));
  const refusal: Refusal = { summary: say(error), messages };
  return json({ kind: "refused" as const, ...data, refusal }, { status: error.status, headers });
}
