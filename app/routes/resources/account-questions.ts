import { answerSchema } from "~/domain/accounts/questions";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { answerQuestion } from "~/server/services/accounts/questions.server";

/** Answers one of the questions after the sign-up, skips it, or dismisses them all. */
export const action = resource(
  userEndpoint("POST /account/questions", { body: answerSchema }, async ({ platform, actor, body }) => ({
    open: await answerQuestion(platform, actor, body),
  })),
);
