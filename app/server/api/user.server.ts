import { eventSchema, flowStepSchema } from "~/domain/accounts/events";
import { userUpdateSchema } from "~/domain/accounts/profile";
import { questionsSchema } from "~/domain/accounts/questions";
import { confirmSchema, passwordUpdateSchema } from "~/domain/accounts/schema";
import { measuredEventSchema } from "~/domain/privacy/measured-event";
import { askEmailChange } from "~/server/services/accounts/change-email.server";
import { changePassword } from "~/server/services/accounts/change-password.server";
import { confirmByPassword } from "~/server/services/accounts/confirm.server";
import { getAccount } from "~/server/services/accounts/get-account.server";
import { answerQuestions } from "~/server/services/accounts/questions.server";
import { updateProfile } from "~/server/services/accounts/update-profile.server";
import { logFlowStep, storeEvent } from "~/server/services/accounts/user-events.server";
import { measureForProgram } from "~/server/services/privacy/measure.server";
import { newRouter } from "./env.server";
import { gives, nothing, takes, userOperation } from "./operation.server";
import { userShape } from "./shapes.server";

/** The token's user. */
export function userRouter() {
  const router = newRouter();
  router.openapi(
    userOperation("getUser", "get", "/_/app/user", {
      responses: { 200: gives(userShape, "The user") },
    }),
    async (c) => c.json((await getAccount(c.env.platform, c.var.user)).user, 200),
  );
  router.openapi(
    userOperation("updateUser", "patch", "/_/app/user", {
      request: { body: takes(userUpdateSchema) },
      responses: { 200: gives(userShape, "The user") },
      fails: ["reauthentication_required", "rate_limited"],
    }),
    async (c) => {
      const { email, profile } = c.req.valid("json");
      // The address first: if it is refused nothing is changed.
      if (email !== undefined) await askEmailChange(c.env.platform, c.var.user, { email });
      return c.json(await updateProfile(c.env.platform, c.var.user, profile), 200);
    },
  );
  router.openapi(
    userOperation("changePassword", "patch", "/_/app/user/password", {
      request: { body: takes(passwordUpdateSchema) },
      responses: { 204: nothing },
      fails: ["reauthentication_required", "conflict", "rate_limited"],
    }),
    async (c) => {
      await changePassword(c.env.platform, c.var.user, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("confirm", "post", "/_/security/confirm", {
      request: { body: takes(confirmSchema) },
      responses: { 204: nothing },
      fails: ["passkey_required", "rate_limited"],
    }),
    async (c) => {
      await confirmByPassword(c.env.platform, c.var.user, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("answerQuestions", "post", "/_/app/user/questions/sign-up", {
      request: { body: takes(questionsSchema) },
      responses: { 200: gives(userShape, "The user") },
      fails: ["rate_limited"],
    }),
    async (c) => c.json(await answerQuestions(c.env.platform, c.var.user, c.req.valid("json")), 200),
  );
  router.openapi(
    userOperation("logFlow", "post", "/_/app/user/actions/flow/log", {
      request: { body: takes(flowStepSchema) },
      responses: { 204: nothing },
      fails: ["rate_limited"],
    }),
    async (c) => {
      await logFlowStep(c.env.platform, c.var.user, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("storeEvent", "post", "/_/customer/event", {
      request: { body: takes(eventSchema) },
      responses: { 204: nothing },
      fails: ["rate_limited"],
    }),
    async (c) => {
      await storeEvent(c.env.platform, c.var.user, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  router.openapi(
    userOperation("measureEvent", "post", "/_/ga-events", {
      request: { body: takes(measuredEventSchema) },
      responses: { 204: nothing },
      fails: ["rate_limited"],
    }),
    async (c) => {
      await measureForProgram(c.env.platform, c.var.user, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  return router;
}
