import { deleteAccountSchema } from "~/domain/accounts/leaving";
import { deleteAccount } from "~/server/services/accounts/delete-account.server";
import { newRouter } from "./env.server";
import { nothing, takes, userOperation } from "./operation.server";

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
  return router;
}
