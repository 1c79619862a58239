import { z } from "zod";
import { newId } from "~/domain/ids";
import { jobKey } from "~/domain/job-keys";
import { JOBS, type JobPayload } from "~/domain/jobs";
import { outbox } from "~/server/data/schema/operations.server";
import type { Platform } from "~/server/platform/platform.server";

const bodySchema = z.strictObject({
  to: z.email(),
  error: z.string().max(500),
  /** A mail whose token was removed cannot be sent any more. */
  isComplete: z.boolean(),
});

// why: a job is set aside after a day of failures, and a test cannot wait for that.
/** `POST /dev/failed-job` `{to, error, isComplete}`: a mail to an address that was set aside, as the queue does. */
export async function setFailedJob(request: Request, platform: Platform): Promise<Response> {
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return new Response(z.prettifyError(body.error), { status: 400 });
  const { to, error, isComplete } = body.data;
  const now = platform.now();
  const mailId = newId("tok");
  const params = { name: "Ada", ...(isComplete && { at: now.toISOString() }) };
  const kind = isComplete ? ("passwordChanged" as const) : ("resetPassword" as const);
  // The incomplete one is no payload of the job any more: that is what it is for.
  const payload = { mailId, mail: { to, language: "en", kind, params } } as JobPayload<"sendMail">;
  await platform.db.insert(outbox).values({
    id: newId("job"),
    key: jobKey("sendMail", payload),
    name: "sendMail",
    version: JOBS.sendMail.version,
    payload,
    shard: "system",
    state: "dead",
    attempts: 10,
    runAt: now,
    lastError: error,
    createdAt: now,
    finishedAt: now,
  });
  return new Response(null, { status: 204 });
}
