import { z } from "zod";
import { LIMITS } from "~/domain/limits";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { listOverLimit } from "~/server/services/billing/over-limit.server";

const query = z.object({
  seats: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(LIMITS.maxSeats)),
});

/** What an account has that counts against a smaller plan; the free one has 0 seats. */
export const loader = resource(
  userEndpoint("GET /account/billing/over-limit", { query }, ({ platform, actor, query }) =>
    listOverLimit(platform, actor, query),
  ),
);
