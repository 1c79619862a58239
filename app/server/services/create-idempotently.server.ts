import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import type { Platform } from "~/server/platform/platform.server";
import { findByKey, releaseKey, reserveKey, saveResponse } from "./idempotency.server";

interface Steps<T> {
  /** The id of a thing that does not exist yet. */
  newId: () => string;
  exists: (id: string) => Promise<boolean>;
  create: (id?: string) => Promise<T>;
  /** Saves the current input over what an earlier try made, if it is still at that version. */
  change: (id: string, ifVersion: number | undefined) => Promise<T>;
}

/**
 * Creates what an editor sends, once. The editor sends every try with the same key: a try whose response was lost is
 * recognised, and what it made is changed instead of creating a second one. That also covers a try that died before it
 * could store its response: the id of what it was about to create is stored with the key.
 * @param key the Idempotency-Key header as received; without one every call creates something
 * @param noun separates keys of pages and cards
 * @throws AppError conflict while an earlier try is under way, precondition_failed (`data.id`) where the created thing
 *   was changed since, and what the steps throw
 */
export async function createIdempotently<T extends { version: number }>(
  platform: Platform,
  actor: UserActor,
  noun: "page" | "card",
  key: string | null,
  { newId, exists, create, change }: Steps<T>,
): Promise<T> {
  if (key === null) return create();
  // The input may differ between two tries, so the body is not part of their identity.
  const call = { ...callOf(actor, noun, key), body: "", plan: { id: newId() } };
  const begun = await reserveKey(platform, call);
  if (!begun.isFirst) {
    const { id, version } = begun.response.body as { id: string; version?: number };
    const changed = await change(id, version).catch((error) => {
      if (!(error instanceof AppError && error.code === "precondition_failed")) throw error;
      throw new AppError("precondition_failed", { data: { id } });
    });
    await saveResponse(platform, begun.keyId, { status: 201, body: { id, version: changed.version } });
    return changed;
  }
  try {
    const { id } = begun.plan as { id: string };
    const made = await ((await exists(id)) ? change(id, undefined) : create(id));
    await saveResponse(platform, begun.keyId, { status: 201, body: { id, version: made.version } });
    return made;
  } catch (error) {
    await releaseKey(platform, begun.keyId);
    throw error;
  }
}

/** What was created under a key: its id and version; the version is null if no response stored it. */
export interface Made {
  id: string;
  version: number | null;
}

/** @returns what an editor's save with this key created, whether or not its response arrived; null for nothing */
export async function findMade(
  platform: Platform,
  actor: UserActor,
  noun: "page" | "card",
  key: string,
  exists: (id: string) => Promise<boolean>,
): Promise<Made | null> {
  const found = (await findByKey(platform, callOf(actor, noun, key))) as Partial<Made> | undefined;
  if (!found?.id || !(await exists(found.id))) return null;
  return { id: found.id, version: found.version ?? null };
}

const callOf = ({ userId }: UserActor, noun: "page" | "card", key: string) => ({
  key,
  caller: userId,
  method: "POST",
  path: `editor/${noun}`,
});
