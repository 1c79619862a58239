import { z } from "zod";
import { newId } from "~/domain/ids";
import { ownZone } from "~/domain/visits/visited";
import { ownTime } from "~/domain/visits/zone-day";
import { findUserByEmail } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";
import { visitDayStub } from "~/server/platform/visit-buffer.server";

const bodySchema = z.strictObject({ email: z.email(), views: z.int().min(1).max(1_000_000) });

// why: an isolate drops visits when more than a megabyte of them waits, which a test cannot count on.
/** `POST /dev/dropped-visits` `{email, views}`: reports dropped views to an account's day, as an isolate does. */
export async function dropVisits(request: Request, platform: Platform): Promise<Response> {
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return new Response(z.prettifyError(body.error), { status: 400 });
  const user = await findUserByEmail(platform.db, body.data.email);
  if (!user) return new Response("No such account", { status: 404 });
  const { day, endsAt } = ownTime(Date.now(), ownZone(user));
  const batch = { id: newId("req"), owner: user.id, day, endsAt, events: [] };
  await visitDayStub(platform, user.id, day).add({ ...batch, dropped: { view: body.data.views } });
  return new Response(null, { status: 204 });
}
