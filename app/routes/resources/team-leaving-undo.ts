import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { undoLeaving } from "~/server/services/team/undo-leaving.server";

/** Undoes the decision about a former member's card. */
export const action = resource(
  userEndpoint("POST /dashboard-team/leavings/:id/undo", {}, async ({ platform, actor, params }) => {
    await undoLeaving(platform, actor, params.id);
    return { undone: true };
  }),
);
