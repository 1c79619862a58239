import { portalInputSchema } from "~/domain/billing/input";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { openPortal } from "~/server/services/billing/open-portal.server";

/** Opens Stripe's page for the card, or for company and address; the browser continues at the returned URL. */
export const action = resource(
  userEndpoint(
    "POST /account/billing/portal",
    { body: portalInputSchema },
    ({ platform, actor, body, language }) => openPortal(platform, actor, body, language),
  ),
);
