import { keptChoiceSchema } from "~/domain/billing/kept-choice";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { keepChoice } from "~/server/services/billing/keep-choice.server";
import { getReduction } from "~/server/services/billing/planned-reduction.server";

/** What has no room in the smaller plan that is planned, if one is. */
export const loader = resource(
  userEndpoint("GET /account/billing/reduction", {}, ({ platform, actor }) => getReduction(platform, actor)),
);

/** Which of it stays. */
export const action = resource(
  userEndpoint("PUT /account/billing/reduction", { body: keptChoiceSchema }, ({ platform, actor, body }) =>
    keepChoice(platform, actor, body),
  ),
);
