import { planChangeSchema } from "~/domain/billing/input";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { previewChange } from "~/server/services/billing/preview-change.server";

/** What a change of seats or cycle costs, before it is made. */
export const action = resource(
  userEndpoint("POST /account/billing/preview", { body: planChangeSchema }, ({ platform, actor, body }) =>
    previewChange(platform, actor, body),
  ),
);
