import { z } from "@hono/zod-openapi";
import { type FirstTouch, firstTouchSchema } from "~/domain/accounts/schema";

/** What cannot be read is dropped later, not refused: it must not keep anybody from signing up. */
const mark = z.unknown().optional().openapi({ type: "string" });

/** First-touch marks under both their names: as links carry them, and as clients keep them. */
export const firstTouchQuery = z.object({
  utm_source: mark,
  utm_medium: mark,
  utm_campaign: mark,
  utmSource: mark,
  utmMedium: mark,
  utmCampaign: mark,
});

/** @returns where the person who signs up first came from */
export function firstTouchOf(query: z.output<typeof firstTouchQuery>): FirstTouch {
  return firstTouchSchema.parse({
    utmSource: query.utm_source ?? query.utmSource,
    utmMedium: query.utm_medium ?? query.utmMedium,
    utmCampaign: query.utm_campaign ?? query.utmCampaign,
  });
}
