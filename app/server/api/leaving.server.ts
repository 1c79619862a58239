import { z } from "@hono/zod-openapi";
import { exportViewSchema } from "~/domain/accounts/export";
import { deleteAccountSchema } from "~/domain/accounts/leaving";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { getExport } from "~/server/services/accounts/exports/get-export.server";
import { requestExport } from "~/server/services/accounts/exports/request-export.server";
import { newRouter } from "./env.server";
import { byId, gives, nothing, takes, userOperation } from "./operation.server";

/** Leaving, with everything. */
export function leavingRouter() {
  const router = newRouter();
  router.openapi(
    userOperation("deleteAccount", "post", "/_/app/user/delete", {
      request: { body: takes(deleteAccountSchema) },
      responses: { 204: nothing },
      fails: ["reauthentication_required", "rate_limited"],
    }),
    async (c) => {
      await deleteAccount(c.env.platform, c.var.user, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("startExport", "post", "/_/app/user/export", {
      responses: { 202: gives(z.object({ id: z.string() }), "Begun") },
      fails: ["reauthentication_required", "forbidden", "conflict", "rate_limited"],
    }),
    async (c) => c.json(await requestExport(c.env.platform, c.var.user), 202),
  );
  router.openapi(
    userOperation("getExport", "get", "/_/app/user/export/{id}", {
      request: { params: byId },
      responses: { 200: gives(exportViewSchema, "How far it is") },
      fails: ["not_found", "gone"],
    }),
    async (c) => c.json(await getExport(c.env.platform, c.var.user, c.req.valid("param").id), 200),
  );
  return router;
}
