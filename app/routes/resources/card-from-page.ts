import { AppError } from "~/domain/errors";
import { resource, userEndpoint } from "~/server/http/app/endpoint.server";
import { startFromPage } from "~/server/services/cards/start-card.server";

/** What a card takes from one of the user's pages; nothing is stored. */
export const loader = resource(
  userEndpoint(
    "GET /editor-business-card/from-page/:page",
    {},
    async ({ platform, actor, language, params }) => {
      const taken = await startFromPage(platform, actor, params.page, language);
      if (!taken) throw new AppError("not_found");
      return { card: taken.card, logo: taken.logo, prefill: taken.prefill };
    },
  ),
);
