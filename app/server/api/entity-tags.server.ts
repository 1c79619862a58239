import type { Context } from "hono";
import { sha256 } from "~/server/platform/digest.server";

/**
 * The tag of an entity as read now: its version, and a digest because some of its fields change without a write (a
 * share image is drawn, a subscription ends). Writes are guarded by the version alone.
 */
async function entityTag(version: number, entity: unknown): Promise<string> {
  const digest = await sha256(JSON.stringify(entity));
  return `"${version}-${digest.slice(0, 12)}"`;
}

/**
 * Tags the response with its entity.
 * @returns whether the client's copy is current, so that a 304 is enough
 */
async function tagEntity(c: Context, entity: unknown, version: number): Promise<boolean> {
  const tag = await entityTag(version, entity);
  c.header("ETag", tag);
  c.header("Cache-Control", "private, no-cache");
  const known = c.req.header("If-None-Match");
  if (c.req.method !== "GET" || !known) return false;
  return known.trim() === "*" || tagsOf(known).includes(tag);
}

/** Responds with an entity that was read: 304 if the client's copy is current. */
export async function respondRead<T extends object>(c: Context, entity: T, version: number) {
  return (await tagEntity(c, entity, version)) ? c.body(null, 304) : c.json(entity, 200);
}

/** Responds with an entity as it was saved. */
export async function respondSaved<T extends object, S extends 200 | 201>(
  c: Context,
  entity: T,
  version: number,
  status: S,
) {
  await tagEntity(c, entity, version);
  return c.json(entity, status);
}

/** A list of tags without their weakness marks, which do not matter when reading (RFC 9110 §13.1.2). */
const tagsOf = (header: string) => header.split(",").map((tag) => tag.trim().replace(/^W\//, ""));

/** A version that no entity has: the write it guards fails with 412. */
const NO_VERSION = -1;

/** @returns the version in `If-Match`; undefined when any will do */
export function versionToMatch(c: Context): number | undefined {
  const header = c.req.header("If-Match")?.trim();
  if (!header || header === "*") return undefined;
  // Of several tags the newest counts: an older one can only be a past version.
  const versions = header.split(",").map((tag) => /^"(\d{1,15})(?:-[0-9a-f]*)?"$/.exec(tag.trim())?.[1]);
  return Math.max(NO_VERSION, ...versions.map((version) => Number(version ?? NO_VERSION)));
}
