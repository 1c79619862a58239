import { memberChangeSchema } from "~/domain/team/member";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { changeMember, removeMember } from "~/server/services/team/members.server";

/** Changes what a member may do, or takes them out of the team; an invitation is taken back by the same. */
export const action = resource(
  userEndpoint(
    "PATCH /dashboard-team/members/:id",
    { body: memberChangeSchema },
    ({ platform, actor, params, body }) => changeMember(platform, actor, params.id, body),
  ),
  userEndpoint("DELETE /dashboard-team/members/:id", {}, async ({ platform, actor, params }) => {
    await removeMember(platform, actor, params.id);
    return null;
  }),
);
