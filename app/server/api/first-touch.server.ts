import { z } from "@hono/zod-openapi";
import { type FirstTouch, firstTouchSchema } from "~/domain/accounts/schema";

/** An unreadable value is dropped later, not refused: it must not block a sign-up. */
const mark = z.unknown().optional().openapi({ type: "string" });

/** First-touch marks under both their names: as in links, and as clients store them. */
export const firstTouchQuery = z.object({
  utm_source: mark,
  utm_medium: mark,
  utm_campaign: mark,
  utmSource: mark,
  utmMedium: mark,
  utmCampaign: mark,
});

/** @returns where the user signing up first came from */
export function firstTouchOf(query: z.output<typeof firstTouchQuery>): FirstTouch {
  return firstTouchSchema.parse({
    utmSource: query.utm_source ?? query.utmSource,
    utmMedium: query.utm_medium ?? query.utmMedium,
    utmCampaign: query.utm_campaign ?? query.utmCampaign,
  });
}
