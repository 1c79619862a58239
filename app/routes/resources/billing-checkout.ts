import { checkoutFormSchema } from "~/domain/billing/input";
import { measuredAs } from "~/server/http/app/consent-cookie.server";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { startCheckout } from "~/server/services/billing/start-checkout.server";

/** Starts a purchase; the browser continues at the returned URL. */
export const action = resource(
  userEndpoint(
    "POST /account/billing/checkout",
    { body: checkoutFormSchema },
    ({ platform, actor, body: { for: wanted, back, ...body }, language, consent }) => {
      const clientId = measuredAs(platform.config, consent);
      return startCheckout(platform, actor, body, { language, clientId, for: wanted, back });
    },
  ),
);
