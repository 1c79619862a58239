import type { UserActor } from "~/domain/accounts/actor";
import { EVENT_TYPES, type EventType } from "~/domain/accounts/events";
import { FIRST_STEPS, type FirstStep, LINKS_TO_BEGIN } from "~/domain/accounts/first-steps";
import { assertCan, ownOf } from "~/domain/permissions";
import { writeAll } from "~/server/data/batch.server";
import { findDoneSteps } from "~/server/data/first-steps.server";
import { toldEvents } from "~/server/data/user-events.server";
import { closeFirstSteps, findUser, openFirstSteps } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

/** Events that share a page or card. */
const SHARING: readonly EventType[] = ["linkShared", "linkCopied", "pageMailed"];

/** A step, and whether it is done. */
export interface TickedStep {
  step: FirstStep;
  isDone: boolean;
}

/** @returns the dashboard's first steps; null once all were done, or they were dismissed */
export async function listFirstSteps(platform: Platform, actor: UserActor): Promise<TickedStep[] | null> {
  assertCan(actor, "view", ownOf(actor, "account"));
  const { db } = platform;
  const user = await findUser(db, actor.userId);
  if (!user || user.firstStepsAt) return null;
  const [things, told] = await Promise.all([
    findDoneSteps(db, actor.userId, LINKS_TO_BEGIN),
    toldEvents(db, actor.userId, EVENT_TYPES),
  ]);
  const done: Record<FirstStep, boolean> = {
    ...things,
    code: told.has("codeDownloaded"),
    shared: SHARING.some((type) => told.has(type)),
  };
  const steps = FIRST_STEPS.map((step) => ({ step, isDone: done[step] }));
  if (steps.some(({ isDone }) => !isDone)) return steps;
  // Done permanently: a later deletion does not bring them back.
  await writeAll(db, [closeFirstSteps(db, actor.userId, platform.now())]);
  return null;
}

/** Hides the first steps. */
export async function dismissFirstSteps(platform: Platform, actor: UserActor): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  await writeAll(platform.db, [closeFirstSteps(platform.db, actor.userId, platform.now())]);
}

/** Shows dismissed first steps again. */
export async function restoreFirstSteps(platform: Platform, actor: UserActor): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  await writeAll(platform.db, [openFirstSteps(platform.db, actor.userId)]);
}
