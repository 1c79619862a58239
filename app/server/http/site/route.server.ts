import { json, redirect } from "@remix-run/cloudflare";
import type { Subject } from "~/domain/changes";
import { AppError, type FieldError } from "~/domain/errors";
import type { SensitiveLevel } from "~/domain/pages/schema";
import { i18nFor } from "~/i18n/instances";
import type { SiteContext } from "~/server/http/request-context.server";
import { UNKNOWN_PATH } from "./cached.server";
import { HOLDS_UNTIL, KEPT, type Kept, LEVEL, OF_VERSION, SUBJECTS } from "./document.server";
import { systemMessages } from "./messages.server";

interface Answering {
  status: number;
  /** Where it ends soon: until when it holds, in milliseconds since the epoch. */
  expiresAt?: number;
  kept?: "never";
  /** The level of a sensitive page, and whether this is the question before it or the page itself. */
  sensitive?: { level: SensitiveLevel; kept: "gate" | "confirmed" };
  /** Which version of its page or card it shows, where it is of one. */
  version?: number;
  /** What it was made from. */
  subjects?: readonly Subject[];
}

/** @returns the data of a site document with how it is answered */
export function siteData<T>(data: T, { status, expiresAt, kept, sensitive, version, subjects }: Answering) {
  const headers = new Headers();
  if (expiresAt && Number.isFinite(expiresAt)) headers.set(HOLDS_UNTIL, String(expiresAt));
  if (kept) headers.set(KEPT, kept);
  if (sensitive) {
    headers.set(KEPT, sensitive.kept);
    headers.set(LEVEL, String(sensitive.level));
  }
  if (version !== undefined) headers.set(OF_VERSION, String(version));
  if (subjects) headers.set(SUBJECTS, subjects.join(" "));
  return json(data, { status, headers });
}

/** What a loader throws where a page has moved. */
export function movedAddress(
  url: string,
  { expiresAt, subjects = [] }: Pick<Answering, "expiresAt" | "subjects">,
): Response {
  const headers = new Headers({ [SUBJECTS]: subjects.join(" ") });
  if (expiresAt !== undefined) headers.set(HOLDS_UNTIL, String(expiresAt));
  return redirect(url, { headers });
}

/** Carries a loader's headers to the document: the `headers` export of every site route. */
export function siteHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}

/**
 * What a loader throws where an address has nothing to show: nothing is drawn for it, every such address has the same
 * document. No visitor is redirected by it.
 */
export function unknownAddress({
  version,
  expiresAt,
  subjects = [],
}: Pick<Answering, "version" | "expiresAt" | "subjects"> = {}): Response {
  const headers: Record<string, string> = {
    [KEPT]: "unknown" satisfies Kept,
    [SUBJECTS]: subjects.join(" "),
  };
  if (version !== undefined) headers[OF_VERSION] = String(version);
  if (expiresAt !== undefined) headers[HOLDS_UNTIL] = String(expiresAt);
  return redirect(UNKNOWN_PATH, { headers });
}

/** @returns what the work answers; the not-found screen where it finds nothing */
export async function unlessUnknown<T>(site: SiteContext, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    if (!site.posted) throw unknownAddress();
    const data = { kind: "unknown" as const, ...systemMessages(site, "unknown") };
    return siteData(data, { status: 404, kept: "never" });
  }
}

/** What is wrong with a posted form, said in the visitor's language. */
export interface Refusal {
  /** About the whole form. */
  summary: string;
  /** By the name of the field. */
  messages: Record<string, string>;
}

/**
 * @returns the response to a form that a service refused, with the status of the one table
 * @throws whatever is no refusal
 */
export function refusalData<T>(site: SiteContext, error: unknown, data: T) {
  if (!(error instanceof AppError)) throw error;
  const { t } = i18nFor(site.language);
  const say = ({ messageKey, params }: Pick<FieldError, "messageKey" | "params">) =>
    t(`errors:${messageKey}`, { ...params });
  const messages = Object.fromEntries((error.fields ?? []).map((field) => [field.field, say(field)]));
  const headers = new Headers({ [KEPT]: "never" });
  if (error.retryAfter) headers.set("Retry-After", String(error.retryAfter));
  const refusal: Refusal = { summary: say(error), messages };
  return json({ kind: "refused" as const, ...data, refusal }, { status: error.status, headers });
}
