import type { JobPayload } from "~/domain/jobs";
import { writeAll } from "~/server/data/batch.server";
import { enqueue } from "~/server/data/outbox.server";
import { deleteDevice, devicesOfCard, type PassDevice } from "~/server/data/passes.server";
import { startJobs } from "~/server/platform/job-queue.server";
import { sendPassPush } from "~/server/platform/pass-push.server";
import { passSigner } from "~/server/platform/pass-signer.server";
import { isPermanent } from "~/server/platform/permanent-failure.server";
import type { Platform } from "~/server/platform/platform.server";

/** Devices per run: few enough for the requests of one invocation. */
const DEVICE_BATCH_SIZE = 200;
const AT_ONCE = 6;

/**
 * The job `pushPass`: notifies the devices that hold a card's pass of a change. A run notifies some and leaves the
 * others to the next one, so that a failure repeats little. Devices that no longer exist are deleted.
 * @throws the error of a failed push, a transient one before a permanent one, after the others were notified
 */
export async function pushPass(platform: Platform, payload: JobPayload<"pushPass">): Promise<void> {
  const { cardId, slot, after } = payload;
  const devices = await devicesOfCard(platform.db, cardId, after, DEVICE_BATCH_SIZE);
  const last = devices.at(-1);
  if (!last) return;
  if (devices.length === DEVICE_BATCH_SIZE) {
    const next = { cardId, slot, after: last.place };
    await writeAll(platform.db, [
      enqueue({ name: "pushPass", shard: "system", payload: next }, platform.now()),
    ]);
    startJobs(platform, "system");
  }
  const { passTypeIdentifier } = await passSigner(platform);
  const failures: unknown[] = [];
  for (let i = 0; i < devices.length; i += AT_ONCE) {
    const told = devices.slice(i, i + AT_ONCE).map((device) => tell(platform, device, passTypeIdentifier));
    const refused = (await Promise.allSettled(told)).flatMap((result) =>
      result.status === "rejected" ? [result.reason] : [],
    );
    failures.push(...refused);
    // All pushes failed: the service is down, and waiting for each timeout would block the queue.
    if (refused.length === told.length && !refused.some(isPermanent)) break;
  }
  if (failures.length > 0) throw failures.find((failure) => !isPermanent(failure)) ?? failures[0];
}

async function tell(platform: Platform, device: PassDevice, passTypeIdentifier: string): Promise<void> {
  const response = await sendPassPush(platform, device.pushToken, passTypeIdentifier);
  if (response === "gone") await writeAll(platform.db, deleteDevice(device));
}
