import { z } from "zod";
import { PLAN_STATUSES } from "~/domain/billing/entitlement";
import { findUserByEmail, upsertEntitlement } from "~/server/data/users.server";
import type { Platform } from "~/server/platform/platform.server";

const bodySchema = z.strictObject({
  email: z.email(),
  status: z.enum(PLAN_STATUSES).exclude(["free"]),
  seats: z.int().min(1).max(100).default(5),
});

// why: tests need current and former subscribers in any state, without the checkout.
/** `POST /dev/plan` `{email, status, seats?}`: gives an account a plan, or ends its current one. */
export async function setPlan(request: Request, platform: Platform): Promise<Response> {
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return new Response(z.prettifyError(body.error), { status: 400 });
  const { email, status, seats } = body.data;
  const user = await findUserByEmail(platform.db, email);
  if (!user) return new Response("No such account", { status: 404 });
  const now = platform.now();
  const endsAt = status === "expired" ? now : null;
  await upsertEntitlement(platform.db, {
    userId: user.id,
    plan: "pro",
    status,
    seats,
    endsAt,
    updatedAt: now,
  });
  return new Response(null, { status: 204 });
}
