import type { Context } from "hono";
import { sha256 } from "~/server/platform/digest.server";

/**
 * The tag of an entity as it reads now: its version, and a digest because some of what is read changes without being
 * written (a share image is drawn, a subscription ends). Writes are guarded by the version alone.
 */
async function entityTag(version: number, entity: unknown): Promise<string> {
  const digest = await sha256(JSON.stringify(entity));
  return `"${version}-${digest.slice(0, 12)}"`;
}

/**
 * Tags the response with its entity.
 * @returns whether the client has exactly this already, so that 304 says it all
 */
async function tagEntity(c: Context, entity: unknown, version: number): Promise<boolean> {
  const tag = await entityTag(version, entity);
  c.header("ETag", tag);
  c.header("Cache-Control", "private, no-cache");
  const known = c.req.header("If-None-Match");
  if (c.req.method !== "GET" || !known) return false;
  return known.trim() === "*" || tagsOf(known).includes(tag);
}

/** Answers with an entity that was read: nothing of it to a client that has exactly this already. */
export async function respondRead<T extends object>(c: Context, entity: T, version: number) {
  return (await tagEntity(c, entity, version)) ? c.body(null, 304) : c.json(entity, 200);
}

/** Answers with an entity as it was saved. */
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

/** A version that no entity has: the write it guards answers 412. */
const NO_VERSION = -1;

/** @returns the version that `If-Match` asks for; undefined when anything will do */
export function versionToMatch(c: Context): number | undefined {
  const header = c.req.header("If-Match")?.trim();
  if (!header || header === "*") return undefined;
  // Of several tags the newest is meant: an older one can only be a version that is no more.
  const versions = header.split(",").map((tag) => /^"(\d{1,15})(?:-[0-9a-f]*)?"$/.exec(tag.trim())?.[1]);
  return Math.max(NO_VERSION, ...versions.map((version) => Number(version ?? NO_VERSION)));
}
