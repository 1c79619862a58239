import { templateInputSchema } from "~/domain/team/template";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { createTemplate } from "~/server/services/team/templates.server";

/** Makes a look of the team. */
export const action = resource(
  userEndpoint("POST /dashboard-team/templates", { body: templateInputSchema }, ({ platform, actor, body }) =>
    createTemplate(platform, actor, body),
  ),
);
