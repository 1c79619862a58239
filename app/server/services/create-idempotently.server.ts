import type { UserActor } from "~/domain/accounts/actor";
import { AppError } from "~/domain/errors";
import type { Platform } from "~/server/platform/platform.server";
import { releaseKey, reserveKey, saveResponse } from "./idempotency.server";

interface Steps<T> {
  /** The id of a thing that does not exist yet. */
  newId: () => string;
  exists: (id: string) => Promise<boolean>;
  create: (id?: string) => Promise<T>;
  /** Saves what is sent now over what an earlier try made, where it is still at the version that this made. */
  change: (id: string, ifVersion: number | undefined) => Promise<T>;
}

/**
 * Makes what an editor sends, once. The editor gives every try the same key: a try whose response was lost on its way is
 * known again, and what it made is changed instead of a second one being made. That holds for a try that died before it
 * could note its response as well: the id of what it was about to make is noted with the key.
 * @param key the Idempotency-Key header as it came; without one every call makes something
 * @param noun keeps keys of pages and cards apart
 * @throws AppError conflict while an earlier try is under way, precondition_failed (`data.id`) where somebody has changed
 * what it made, and what the steps throw
 */
export async function createIdempotently<T extends { version: number }>(
  platform: Platform,
  actor: UserActor,
  noun: "page" | "card",
  key: string | null,
  { newId, exists, create, change }: Steps<T>,
): Promise<T> {
  if (key === null) return create();
  // What was typed between two tries may differ, so the body is no part of what makes them the same.
  const call = {
    key,
    caller: actor.userId,
    method: "POST",
    path: `editor/${noun}`,
    body: "",
    plan: { id: newId() },
  };
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
