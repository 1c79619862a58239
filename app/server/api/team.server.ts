import { z } from "@hono/zod-openapi";
import { leavingChoiceSchema, leavingQuerySchema, leavingViewSchema } from "~/domain/team/leaving";
import { inviteSchema, memberChangeSchema, memberFilterSchema, memberViewSchema } from "~/domain/team/member";
import { decideLeaving, listLeavings } from "~/server/services/team/leavings.server";
import {
  changeMember,
  inviteMember,
  listMembers,
  removeMember,
  resendInvitation,
} from "~/server/services/team/members.server";
import { undoLeaving } from "~/server/services/team/undo-leaving.server";
import { newRouter } from "./env.server";
import { byId, gives, listInput, listQuery, nothing, takes, userOperation } from "./operation.server";
import { pageTemplateRoutes } from "./page-templates.server";
import { templateRoutes } from "./templates.server";

const memberShape = memberViewSchema.meta({ id: "Member" });
const leavingChoice = leavingChoiceSchema.meta({ id: "LeavingChoice" });
const leaving = leavingViewSchema.meta({ id: "Leaving" });
const member = gives(memberShape, "The member");

/** The members with cards of the user, and the templates. */
export function teamRouter() {
  const router = newRouter();
  templateRoutes(router);
  pageTemplateRoutes(router);
  router.openapi(
    userOperation("listMembers", "get", "/_/team/members", {
      request: { query: memberFilterSchema.extend(listQuery.shape) },
      responses: {
        200: gives(
          z.object({ items: z.array(memberShape), next: z.string().optional() }),
          "A page of the list",
        ),
      },
      fails: ["invalid"],
    }),
    async (c) => {
      const { limit, cursor, ...filter } = c.req.valid("query");
      return c.json(await listMembers(c.env.platform, c.var.user, filter, listInput({ limit, cursor })), 200);
    },
  );
  router.openapi(
    userOperation("inviteMember", "post", "/_/team/members", {
      request: { body: takes(inviteSchema.meta({ id: "NewMember" })) },
      responses: { 201: member },
      fails: ["payment_required", "forbidden", "not_found", "conflict", "limit_reached", "rate_limited"],
    }),
    async (c) => c.json(await inviteMember(c.env.platform, c.var.user, c.req.valid("json")), 201),
  );
  router.openapi(
    userOperation("changeMember", "patch", "/_/team/members/{id}", {
      request: { params: byId, body: takes(memberChangeSchema) },
      responses: { 200: member },
      fails: ["not_found"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return c.json(await changeMember(c.env.platform, c.var.user, id, c.req.valid("json")), 200);
    },
  );
  router.openapi(
    userOperation("removeMember", "delete", "/_/team/members/{id}", {
      request: { params: byId, query: leavingQuerySchema },
      responses: { 204: nothing },
      fails: ["not_found", "conflict", "limit_reached", "payment_required", "forbidden", "rate_limited"],
    }),
    async (c) => {
      const { platform } = c.env;
      const { id } = c.req.valid("param");
      await removeMember(platform, c.var.user, id, c.req.valid("query"));
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("resendInvitation", "post", "/_/team/members/{id}/resend", {
      request: { params: byId },
      responses: { 200: member },
      fails: ["payment_required", "forbidden", "not_found", "conflict", "rate_limited"],
    }),
    async (c) => c.json(await resendInvitation(c.env.platform, c.var.user, c.req.valid("param").id), 200),
  );
  router.openapi(
    userOperation("listLeavings", "get", "/_/team/leavings", {
      responses: { 200: gives(z.object({ items: z.array(leaving) }), "Who left the team") },
    }),
    async (c) => c.json({ items: await listLeavings(c.env.platform, c.var.user) }, 200),
  );
  router.openapi(
    userOperation("decideLeaving", "post", "/_/team/leavings/{id}", {
      request: { params: byId, body: takes(leavingChoice) },
      responses: { 200: gives(leaving, "What was decided") },
      fails: ["not_found", "conflict", "limit_reached", "payment_required", "forbidden", "rate_limited"],
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      return c.json(await decideLeaving(c.env.platform, c.var.user, id, c.req.valid("json")), 200);
    },
  );
  router.openapi(
    userOperation("undoLeaving", "post", "/_/team/leavings/{id}/undo", {
      request: { params: byId },
      responses: { 204: nothing },
      fails: ["not_found", "conflict", "gone", "limit_reached"],
    }),
    async (c) => {
      await undoLeaving(c.env.platform, c.var.user, c.req.valid("param").id);
      return c.body(null, 204);
    },
  );
  return router;
}
