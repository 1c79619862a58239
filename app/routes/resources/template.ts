import { z } from "zod";
import { templateInputSchema } from "~/domain/team/template";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { changeTemplate, getTemplate, removeTemplate } from "~/server/services/team/templates.server";

/** Without a version the look overwrites the stored one: the user has confirmed that. */
const bodySchema = z.strictObject({
  template: templateInputSchema,
  version: z.number().int().optional(),
});

/** A look as it is stored now. */
export const loader = resource(
  userEndpoint("GET /dashboard-team/templates/:id", {}, ({ platform, actor, params }) =>
    getTemplate(platform, actor, params.id),
  ),
);

/** Saves a change of a look, or deletes it. */
export const action = resource(
  userEndpoint(
    "PUT /dashboard-team/templates/:id",
    { body: bodySchema },
    ({ platform, actor, params, body: { template, version } }) =>
      changeTemplate(platform, actor, params.id, template, version),
  ),
  userEndpoint("DELETE /dashboard-team/templates/:id", {}, async ({ platform, actor, params }) => {
    await removeTemplate(platform, actor, params.id);
    return null;
  }),
);
