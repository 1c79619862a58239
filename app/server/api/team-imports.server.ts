import { z } from "@hono/zod-openapi";
import {
  memberCheckSchema,
  memberFileSchema,
  memberImportResultSchema,
  memberImportSchema,
  memberImportViewSchema,
} from "~/domain/team/import/view";
import { checkMemberImport } from "~/server/services/team/import/check-import.server";
import {
  getMemberImportResult,
  inviteRest,
  listOwnMemberImports,
  startMemberImport,
  stopInviting,
} from "~/server/services/team/import/start-import.server";
import { newRouter } from "./env.server";
import { idempotent } from "./idempotent.server";
import { byId, creating, gives, takes, userOperation } from "./operation.server";

const importShape = memberImportViewSchema.meta({ id: "MemberImport" });

/** Files of people who get cards of the user. */
export function teamImportsRouter() {
  const router = newRouter();
  router.openapi(
    userOperation("checkMemberImport", "post", "/_/team/imports/check", {
      request: { body: takes(memberFileSchema.meta({ id: "MemberFile" })) },
      responses: { 200: gives(memberCheckSchema.meta({ id: "MemberFileCheck" }), "What would happen to it") },
      fails: ["payment_required", "forbidden", "rate_limited"],
    }),
    async (c) => c.json(await checkMemberImport(c.env.platform, c.var.user, c.req.valid("json")), 200),
  );
  router.openapi(
    userOperation("listMemberImports", "get", "/_/team/imports", {
      responses: { 200: gives(z.object({ items: z.array(importShape) }), "The list") },
    }),
    async (c) => c.json({ items: await listOwnMemberImports(c.env.platform, c.var.user) }, 200),
  );
  router.openapi(
    userOperation("importMembers", "post", "/_/team/imports", {
      before: [idempotent],
      request: { headers: creating, body: takes(memberImportSchema.meta({ id: "NewMemberImport" })) },
      responses: { 201: gives(importShape, "The import, under way") },
      fails: ["payment_required", "forbidden", "conflict", "rate_limited"],
    }),
    async (c) => c.json(await startMemberImport(c.env.platform, c.var.user, c.req.valid("json")), 201),
  );
  router.openapi(
    userOperation("getMemberImport", "get", "/_/team/imports/{id}", {
      request: { params: byId },
      responses: { 200: gives(memberImportResultSchema.meta({ id: "MemberImportResult" }), "The import") },
      fails: ["not_found"],
    }),
    async (c) =>
      c.json(await getMemberImportResult(c.env.platform, c.var.user, c.req.valid("param").id), 200),
  );
  router.openapi(
    userOperation("inviteImported", "post", "/_/team/imports/{id}/invitations", {
      request: { params: byId },
      responses: { 200: gives(importShape, "The import, under way where somebody is to be invited") },
      fails: ["payment_required", "forbidden", "not_found", "rate_limited"],
    }),
    async (c) => c.json(await inviteRest(c.env.platform, c.var.user, c.req.valid("param").id), 200),
  );
  router.openapi(
    userOperation("stopInviting", "delete", "/_/team/imports/{id}/invitations", {
      request: { params: byId },
      responses: { 200: gives(importShape, "The import, with nobody to be invited by itself") },
      fails: ["not_found", "rate_limited"],
    }),
    async (c) => c.json(await stopInviting(c.env.platform, c.var.user, c.req.valid("param").id), 200),
  );
  return router;
}
