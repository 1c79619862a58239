import type { UserActor } from "~/domain/accounts/actor";
import { invalidField } from "~/domain/errors";
import { newId } from "~/domain/ids";
import { assertCan, ownOf } from "~/domain/permissions";
import { clientIdSchema, type MeasuredEvent } from "~/domain/privacy/measured-event";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { startJobs } from "~/server/platform/job-queue.server";
import type { Platform } from "~/server/platform/platform.server";
import { consumeLimit } from "~/server/platform/rate-limits.server";

/** The queue of measured events: separate from other jobs, so that an outage of the service blocks nothing else. */
const SHARD = "measurement";

/**
 * Reports an event to the measurement service, by a job: no request waits for the service, and a failure has no effect.
 * Without a service, or without the id of a consenting browser, nothing is stored.
 */
export async function measure(
  platform: Platform,
  clientId: string | undefined,
  event: MeasuredEvent,
): Promise<void> {
  if (!platform.config.measurement || !clientId) return;
  const now = platform.now();
  const payload = { eventId: newId("evt"), clientId, event, at: now.toISOString() };
  await writeAll(platform.db, [enqueue({ name: "sendMeasurement", shard: SHARD, payload }, now)]);
  startJobs(platform, SHARD);
}

/**
 * The same for a program: its `client_id` among the params states the user's consent.
 * @throws AppError invalid on `params`, forbidden for an acting admin, rate_limited
 */
export async function measureForProgram(
  platform: Platform,
  actor: UserActor,
  { name, params }: MeasuredEvent,
): Promise<void> {
  assertCan(actor, "edit", ownOf(actor, "account"));
  await consumeLimit(platform, "measuredEvent", actor.userId);
  const { client_id: given, ...rest } = params ?? {};
  if (given === undefined) return;
  const clientId = clientIdSchema.safeParse(given);
  if (!clientId.success) throw invalidField("params", "invalidFormat");
  await measure(platform, clientId.data, { name, params: rest });
}
