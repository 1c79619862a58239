import type { UserActor } from "~/domain/accounts/actor";
import type { FlowStep, UserEvent } from "~/domain/accounts/events";
import { newId } from "~/domain/ids";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { insertUserEvent } from "~/server/data/user-events.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";

/** Stores a user's event reported by a screen. @throws AppError rate_limited */
export async function storeEvent(
  platform: Platform,
  actor: UserActor,
  { type, data }: UserEvent,
): Promise<void> {
  await store(platform, actor, { kind: "event", name: type, data: data ?? null });
}

/** Stores that a user reached a step of a flow. @throws AppError rate_limited */
export async function logFlowStep(
  platform: Platform,
  actor: UserActor,
  { flow, step, data }: FlowStep,
): Promise<void> {
  await store(platform, actor, { kind: "flow", name: `${flow}:${step}`, data: data ?? null });
}

async function store(
  platform: Platform,
  actor: UserActor,
  told: { kind: "event" | "flow"; name: string; data: unknown },
): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  await consumeLimit(platform, "userEvent", actor.userId);
  const createdAt = platform.now();
  await writeAll(platform.db, [
    insertUserEvent({ ...told, id: newId("evt"), userId: actor.userId, createdAt }),
  ]);
}
