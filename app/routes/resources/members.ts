import { LIMITS } from "~/domain/limits";
import { inviteSchema, memberFilterSchema } from "~/domain/team/member";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { cursorSchema } from "~/server/services/cursor.server";
import { inviteMember, listMembers } from "~/server/services/team/members.server";

/** The members that match a filter, from the newest or from a cursor on. */
export const loader = resource(
  userEndpoint(
    "GET /dashboard-team/members",
    { query: memberFilterSchema.extend({ cursor: cursorSchema.optional() }) },
    ({ platform, actor, query: { cursor, ...filter } }) =>
      listMembers(platform, actor, filter, { limit: LIMITS.listDefault, after: cursor }),
  ),
);

/** Invites a member. */
export const action = resource(
  userEndpoint("POST /dashboard-team/members", { body: inviteSchema }, ({ platform, actor, body }) =>
    inviteMember(platform, actor, body),
  ),
);
